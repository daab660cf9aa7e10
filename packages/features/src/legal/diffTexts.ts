import type { DiffPart } from '@planner/ui';
import { diffLines, diffWordsWithSpace, type Change } from 'diff';

/** Time limit of the word diff, in milliseconds. A slower diff is by lines. */
const MAX_MS = 1500;

const toPart = ({ added, removed, value }: Change): DiffPart => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
});

export const diffTexts = (before: string, after: string): DiffPart[] =>
  (diffWordsWithSpace(before, after, { timeout: MAX_MS }) ?? diffLines(before, after)).map(toPart);
