const HEX = /^#?(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{6}))$/i;

/** Parses a color as users type it (`#abc`, `abcdef`, `#ABCDEF`) to lower-case `#aabbcc`; undefined if invalid. */
export const normalizeHexColor = (text: string): string | undefined => {
  const match = HEX.exec(text.trim());
  if (!match) return undefined;
  const [, red = '', green = '', blue = '', all] = match;
  return `#${all ?? red + red + green + green + blue + blue}`.toLowerCase();
};
