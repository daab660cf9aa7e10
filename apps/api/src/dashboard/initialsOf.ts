const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** In UTF-16 units. Longer graphemes, such as family emoji, are reduced to their first code point. */
const MAX_INITIAL_LENGTH = 8;

const initialOf = (word: string): string => {
  const start = word.replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, '');
  const [first] = graphemes.segment(start);
  const initial = first?.segment ?? '';
  return initial.length > MAX_INITIAL_LENGTH ? String.fromCodePoint(initial.codePointAt(0) ?? 0) : initial;
};

export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends
    .map((word) => initialOf(word ?? ''))
    .join('')
    .toLocaleUpperCase('und');
};
