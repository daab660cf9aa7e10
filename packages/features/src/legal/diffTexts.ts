import { type DiffPart, formatNumber } from '@planner/ui';
import { stepsOf } from '@planner/policy-html/redline';

/** The data of a picture is one word. */
const wordsIn = (html: string): string[] =>
  html.match(/(?<==["'])data:image\/\w+;base64,[^"']+|[\p{L}\p{N}_]+|\s+|[^]/gu) ?? [];

const MAX_DATA_CHARACTERS = 40;

const shorten = (word: string): string =>
  word.startsWith('data:') && word.length > MAX_DATA_CHARACTERS
    ? `${word.slice(0, MAX_DATA_CHARACTERS)}… (${formatNumber(word.length)} characters)`
    : word;

/** Compares HTML by word, with the data of pictures shortened. */
export const diffTexts = (before: string, after: string): DiffPart[] => {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  const parts: DiffPart[] = [];
  for (const step of stepsOf(old, now)) {
    const kind = step.old === undefined ? 'added' : step.now === undefined ? 'removed' : 'same';
    const text = shorten(old[step.old ?? -1] ?? now[step.now ?? -1] ?? '');
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  }
  return parts;
};
