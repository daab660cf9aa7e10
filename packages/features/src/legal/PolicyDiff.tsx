import { SegmentedControl, Stack, Text, TextDiff } from '@planner/ui';
import { useMemo, useState } from 'react';
import { diffTexts, wordsOf } from './diffTexts.ts';

export interface PolicyDiffProps {
  label: string;
  /** HTML, like `after`. */
  before: string;
  after: string;
}

export const PolicyDiff = ({ label, before, after }: PolicyDiffProps) => {
  const [view, setView] = useState('words');
  const parts = useMemo(
    () => (view === 'words' ? diffTexts(wordsOf(before), wordsOf(after)) : diffTexts(before, after)),
    [view, before, after],
  );
  return (
    <Stack gap="s">
      <SegmentedControl
        label="Show"
        options={[
          { value: 'words', label: 'Words' },
          { value: 'html', label: 'HTML' },
        ]}
        value={view}
        onChange={setView}
      />
      {parts.every(({ kind }) => kind === 'same') ? (
        <Text as="p" tone="muted">
          {view === 'words' && before !== after
            ? 'The words are the same; the HTML differs.'
            : 'There are no differences.'}
        </Text>
      ) : (
        <TextDiff label={label} parts={parts} />
      )}
    </Stack>
  );
};
