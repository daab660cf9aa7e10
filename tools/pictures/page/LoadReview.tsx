import { Banner, CenteredSpinner } from '@planner/ui';
import { useEffect, useState } from 'react';
import type { ReviewedReport } from '../Report.ts';
import { PictureReview } from './PictureReview.tsx';
import type { ReviewSource } from './ReviewSource.ts';
import { useTheme } from './useTheme.ts';

/** The whole page: loads the report, then shows it. */
export function LoadReview({ source }: { source: ReviewSource }) {
  const [theme, setTheme] = useTheme();
  const [report, setReport] = useState<ReviewedReport>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    source.load().then(setReport, (error: unknown) => setFailure(String(error)));
  }, [source]);
  if (failure) return <Banner tone="danger">{failure}</Banner>;
  if (!report) return <CenteredSpinner label="Loading the report" />;
  return <PictureReview source={source} initialReport={report} theme={theme} onThemeChange={setTheme} />;
}
