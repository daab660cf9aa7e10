const HEX = /^#?(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{6}))$/i;

/**
 * A colour as people type it (`#abc`, `abcdef`, `#ABCDEF`, with space around it) in the one form `#aabbcc`, in lower case;
 * undefined when it is none.
 */
export const normalizeHexColor = (text: string): string | undefined => {
  const match = HEX.exec(text.trim());
  if (!match) return undefined;
  const [, red = '', green = '', blue = '', all] = match;
  return `#${all ?? red + red + green + green + blue + blue}`.toLowerCase();
};
