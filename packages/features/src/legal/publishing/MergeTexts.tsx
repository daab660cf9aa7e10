import { Banner, Button, Comparison, Disclosure, Inline, SegmentedControl, Stack, Text } from '@planner/ui';
import { useMemo, useState } from 'react';
import { LazyPolicyDiff } from '../LazyPolicyDiff.tsx';
import { PolicyEditor } from '../PolicyEditor.tsx';
import { mergeTexts, type MergePart } from './mergeTexts.ts';
import { wordsOf } from '@planner/policy-html/redline';

export interface MergeTextsProps {
  /** Who saved what, such as “Ada Admin (ada@example.org) has saved the draft”. */
  title: string;
  /** The text that both began with. HTML, like the others. */
  base: string;
  mine: string;
  /** Null if they discarded the draft. */
  theirs: string | null;
  /** With what both have changed; undefined: only what they have. */
  onMerge: (merged?: string) => void;
}

type Choice = 'mine' | 'theirs' | 'both';

/** Another person has changed the text: takes over what only they changed, and asks about blocks that both did. */
export const MergeTexts = ({ theirs, ...props }: MergeTextsProps) =>
  theirs === null ? (
    <Banner tone="warning" title={props.title}>
      <Stack gap="m">
        <Text as="p">Your text is still here. The history has the versions of the draft.</Text>
        <Inline gap="s">
          <Button size="small" onPress={() => props.onMerge(props.mine)}>
            Keep my text as the draft
          </Button>
          <Button size="small" onPress={() => props.onMerge()}>
            Show the text in force
          </Button>
        </Inline>
      </Stack>
    </Banner>
  ) : (
    <Merge {...props} theirs={theirs} />
  );

/** Where nothing is chosen, both stay. */
const textOf = (parts: readonly MergePart[], choices: Readonly<Record<number, Choice>> = {}): string =>
  parts
    .map((part, index) => {
      if ('text' in part) return part.text;
      const choice = choices[index];
      return (choice === 'theirs' ? '' : part.mine) + (choice === 'mine' ? '' : part.theirs);
    })
    .join('');

const Merge = ({ title, base, mine, theirs, onMerge }: MergeTextsProps & { theirs: string }) => {
  const parts = useMemo(() => mergeTexts(base, mine, theirs), [base, mine, theirs]);
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const conflicts = parts.flatMap((part, index) => ('text' in part ? [] : [{ ...part, index }]));
  const isOpen = conflicts.some(({ index }) => !choices[index]);
  const [isShown, setShown] = useState(false);
  /** What the user made of the result, and of which text of theirs. */
  const [edited, setEdited] = useState<{ html: string; mine: string }>();
  const result = useMemo(() => {
    if (!edited) return textOf(parts, choices);
    // They may have gone on in the editor.
    return edited.mine === mine ? edited.html : textOf(mergeTexts(edited.mine, edited.html, mine));
  }, [edited, mine, parts, choices]);
  return (
    <Banner tone="warning" title={title}>
      <Stack gap="m">
        <LazyPolicyDiff label="What they changed" before={base} after={theirs} />
        <Text as="p">
          {conflicts.length === 0
            ? 'You changed other parts, so both can stay.'
            : 'Where both of you changed the same words, choose.'}
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
            <SegmentedControl
              label={`What of part ${number + 1} do you want to keep?`}
              options={[
                { value: 'mine', label: 'Yours' },
                { value: 'theirs', label: 'Theirs' },
                { value: 'both', label: 'Both' },
              ]}
              isDisabled={edited !== undefined}
              value={choices[part.index] ?? ''}
              onChange={(choice) => setChoices({ ...choices, [part.index]: choice as Choice })}
            />
          </Stack>
        ))}
        {!isOpen && (
          <Disclosure title="Edit the result" isExpanded={isShown} onExpandedChange={setShown}>
            {isShown && (
              <PolicyEditor
                label="Result"
                placeholder=""
                content={result}
                isHtml={false}
                isPending={false}
                onChange={(html) => setEdited({ html, mine })}
              />
            )}
          </Disclosure>
        )}
        <Inline gap="s">
          <Button size="small" isDisabled={isOpen} onPress={() => onMerge(result)}>
            Take over their changes
          </Button>
          <Button size="small" onPress={() => onMerge()}>
            Discard mine
          </Button>
          {edited && (
            <Button size="small" onPress={() => setEdited(undefined)}>
              Undo my edits of the result
            </Button>
          )}
        </Inline>
      </Stack>
    </Banner>
  );
};
