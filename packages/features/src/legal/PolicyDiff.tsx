import { SegmentedControl, Stack, Text, TextDiff } from '@planner/ui';
import { useMemo, useState } from 'react';
import { diffTexts, wordsOf } from './diffTexts.ts';

export interface PolicyDiffProps {
  label: string;
  /** HTML. */
  before: string;
  /** HTML. */
  after: string;
}

export const PolicyDiff = ({ label, before, after }: PolicyDiffProps) => {
  const [view, setView] = useState('words');
  const parts = useMemo(
    () => (view === 'words' ? diffTexts(wordsOf(before), wordsOf(after)) : diffTexts(before, after)),
    [view, before, after],
  );
  const isSame = parts.every(({ kind }) => kind === 'same');
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
      {isSame && (
        <Text as="p" tone="muted">
          {view === 'words' && before !== after
            ? 'The words are the same; the HTML differs.'
            : 'There are no differences.'}
        </Text>
      )}
      {!isSame && <TextDiff label={label} parts={parts} />}
    </Stack>
  );
};
