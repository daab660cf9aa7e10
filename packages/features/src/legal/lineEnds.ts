/** Where a place in a text with plain line ends is in the text as it was. */
const placeIn = (text: string, plainPlace: number): number => {
  let place = 0;
  for (let passed = 0; passed < plainPlace; passed++) place += text.startsWith('\r\n', place) ? 2 : 1;
  return place;
};

/**
 * What a text has become in a text field, which gives every line end as `\n`: with the line ends that it had before, so that
 * changing a word changes nothing else.
 */
export const withLineEndsOf = (before: string, typed: string): string => {
  const plain = before.replaceAll(/\r\n?/g, '\n');
  if (plain === before) return typed;
  const shorter = Math.min(plain.length, typed.length);
  let start = 0;
  while (start < shorter && plain[start] === typed[start]) start += 1;
  let end = 0;
  while (end < shorter - start && plain.at(-1 - end) === typed.at(-1 - end)) end += 1;
  const [usual = '\n'] = /\r\n?/.exec(before) ?? [];
  const changed = typed.slice(start, typed.length - end).replaceAll('\n', usual);
  return (
    before.slice(0, placeIn(before, start)) + changed + before.slice(placeIn(before, plain.length - end))
  );
};
