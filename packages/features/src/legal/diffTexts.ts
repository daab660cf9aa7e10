import type { DiffPart } from '@planner/ui';
import { stepsOf } from '@planner/policy-html/redline';

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|\s+|[^]/gu) ?? [];

export const diffTexts = (before: string, after: string): DiffPart[] => {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  const parts: DiffPart[] = [];
  for (const step of stepsOf(old, now)) {
    const kind = step.old === undefined ? 'added' : step.now === undefined ? 'removed' : 'same';
    const text = old[step.old ?? -1] ?? now[step.now ?? -1] ?? '';
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  }
  return parts;
};
