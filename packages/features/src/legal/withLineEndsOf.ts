/** Index into `text`, from an index that counts `\r\n` as one character. */
const toIndex = (text: string, normalizedIndex: number): number => {
  let index = 0;
  for (let passed = 0; passed < normalizedIndex; passed++) index += text.startsWith('\r\n', index) ? 2 : 1;
  return index;
};

/** Restores the line endings of `before`: text fields normalize them to `\n`. */
export const withLineEndsOf = (before: string, typed: string): string => {
  const normalized = before.replaceAll(/\r\n?/g, '\n');
  if (normalized === before) return typed;
  const shorter = Math.min(normalized.length, typed.length);
  let start = 0;
  while (start < shorter && normalized[start] === typed[start]) start += 1;
  let end = 0;
  while (end < shorter - start && normalized.at(-1 - end) === typed.at(-1 - end)) end += 1;
  const [lineEnding = '\n'] = /\r\n?/.exec(before) ?? [];
  const changed = typed.slice(start, typed.length - end).replaceAll('\n', lineEnding);
  return (
    before.slice(0, toIndex(before, start)) + changed + before.slice(toIndex(before, normalized.length - end))
  );
};
