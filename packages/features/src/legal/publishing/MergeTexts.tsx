import { Banner, Button, Comparison, Stack, Text } from '@planner/ui';
import { useMemo, useState } from 'react';
import { ConflictChoice, type Choice } from '../../shared/form/ConflictBanner.tsx';
import { LazyPolicyDiff } from '../LazyPolicyDiff.tsx';
import { mergeTexts } from './mergeTexts.ts';
import { wordsOf } from '../redline/readUnits.ts';

export interface MergeTextsProps {
  /** Who saved what, such as “Ada Admin (ada@example.org) has saved the draft”. */
  title: string;
  /** The text that both began with. HTML, like the others. */
  base: string;
  mine: string;
  theirs: string;
  /** With what both have changed. */
  onMerge: (merged: string) => void;
}

/** Another person has changed the text: takes over what only they changed, and asks about blocks that both did. */
export const MergeTexts = ({ title, base, mine, theirs, onMerge }: MergeTextsProps) => {
  const parts = useMemo(() => mergeTexts(base, mine, theirs), [base, mine, theirs]);
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const conflicts = parts.flatMap((part, index) => ('text' in part ? [] : [{ ...part, index }]));
  const isOpen = conflicts.some(({ index }) => !choices[index]);
  const merged = parts
    .map((part, index) =>
      'text' in part ? part.text : choices[index] === 'theirs' ? part.theirs : part.mine,
    )
    .join('');
  return (
    <Banner tone="warning" title={title}>
      <Stack gap="m">
        <LazyPolicyDiff label="What they changed" before={base} after={theirs} />
        <Text as="p">
          {conflicts.length === 0
            ? 'You changed other parts, so both can stay.'
            : 'Where both of you changed the same part, choose one.'}
        </Text>
        {conflicts.map((part, number) => (
          <Stack key={part.index} gap="s">
            <Comparison
              label={`Part ${number + 1}`}
              subject="Part"
              versions={['Yours', 'Theirs']}
              rows={[
                {
                  label: String(number + 1),
                  values: [wordsOf(part.mine) || 'removed', wordsOf(part.theirs) || 'removed'],
                },
              ]}
            />
            <ConflictChoice
              subject={`part ${number + 1}`}
              value={choices[part.index] ?? ''}
              onChange={(choice) => setChoices({ ...choices, [part.index]: choice })}
            />
          </Stack>
        ))}
        <Button size="small" isDisabled={isOpen} onPress={() => onMerge(merged)}>
          Take over their changes
        </Button>
      </Stack>
    </Banner>
  );
};
