const MAX_CHARACTERS = 60;
/** Shown before a difference that is outside of tags. */
const CONTEXT = 12;

const shorten = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text || 'nothing';

/** What to say of two texts whose redline shows no difference, such as “The words are the same; the HTML differs after “your name”: <p> → <p dir>”. */
export const describeSource = (before: string, after: string): string => {
  if (before === after) return 'There are no differences.';
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const tag = before.lastIndexOf('<', start - 1);
  const isInTag = tag > before.lastIndexOf('>', start - 1);
  start = isInTag ? tag : Math.max(0, tag, start - CONTEXT);
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const tail = before.length - end;
  const tagEnd = isInTag ? before.indexOf('>', tail) + 1 : 0;
  end -= Math.max(0, tagEnd - tail);
  const [old, now] = [before, after].map((html) => shorten(html.slice(start, html.length - end)));
  const words = before
    .slice(0, start)
    .replaceAll(/<!--[^]*?-->|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const place = words ? `after “${words.slice(-MAX_CHARACTERS)}”` : 'at the start';
  return `The words are the same; the HTML differs ${place}: ${old} → ${now}`;
};
