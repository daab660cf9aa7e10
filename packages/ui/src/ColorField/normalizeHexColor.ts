const HEX = /^#?(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{6})(?:ff)?)$/i;
/** Opaque, with commas or spaces. */
const RGB = /^rgba?\( ?(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3}) ?(?:[,/] ?(?:1(?:\.0+)?|100%) ?)?\)$/i;

/**
 * Parses a color as users type or paste it (`#abc`, `abcdef`, `#ABCDEF;`, `rgb(171 205 239)`, full-width) to lower-case
 * `#aabbcc`; undefined if invalid.
 */
export const normalizeHexColor = (text: string): string | undefined => {
  if (text.length > 100) return undefined;
  const color = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ ?;$/, '');
  const channels = RGB.exec(color)?.slice(1, 4).map(Number);
  if (channels?.every((channel) => channel <= 255))
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const match = HEX.exec(color);
  if (!match) return undefined;
  const [, red = '', green = '', blue = '', all] = match;
  return `#${all ?? red + red + green + green + blue + blue}`.toLowerCase();
};
