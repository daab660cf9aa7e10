import { Button, CopyButton, Heading, Inline, Text, ThemeToggle } from '@planner/ui';
import { notesMarkdown } from '../notesMarkdown.ts';
import type { ReviewedReport } from '../Report.ts';
import { picturesOf } from './countPictures.ts';
import type { Theme } from './useTheme.ts';

export interface ReviewBarProps {
  report: ReviewedReport;
  onUndo: () => void;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** How much is decided, and the actions of the whole review. */
export function ReviewBar({ report, onUndo, theme, onThemeChange }: ReviewBarProps) {
  const { groups, review } = report;
  const notes = notesMarkdown(report);
  return (
    <header className="bar">
      <Inline gap="s">
        <Heading level={1} size="screen">
          Picture review
        </Heading>
        {review && (
          <Text tone="muted" size="small" numeric>
            {Object.keys(review.decisions).length} of {picturesOf(groups.flatMap(({ stories }) => stories))}{' '}
            decided
          </Text>
        )}
      </Inline>
      <Inline gap="xs">
        {notes && <CopyButton text={notes} label="Copy notes as Markdown" />}
        {review && (
          <Button size="small" isDisabled={!review.canUndo} onPress={onUndo}>
            Undo
          </Button>
        )}
        <ThemeToggle theme={theme} onChange={onThemeChange} />
      </Inline>
    </header>
  );
}
