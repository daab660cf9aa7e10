import { STYLES, TABLE_STYLES } from './allowList.ts';

interface CheckedStyle {
  /** The allowed declarations as written; the input unchanged if all are allowed. */
  kept: string;
  removed: string[];
}

const TABLE_PARTS = /^(?:table|colgroup|col|thead|tbody|tfoot|tr|th|td)$/;

/** Rejects escapes and comments, which can disguise a value and which no editor writes. */
const isPlain = (text: string): boolean => !/[\\{}<>@]|\/\*/.test(text);

const isAllowed = (declaration: string, element: string): boolean => {
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, colon).trim().toLowerCase();
  if (colon === -1 || !isPlain(declaration) || !Object.hasOwn(STYLES, name)) return false;
  if (TABLE_STYLES.has(name) && !TABLE_PARTS.test(element)) return false;
  return STYLES[name]?.test(declaration.slice(colon + 1).trim()) ?? false;
};

export const checkStyle = (style: string, element: string): CheckedStyle => {
  // Splitting inside quotes is safe: no allowed value contains a semicolon, so all parts are dropped.
  const declarations = style
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const kept = declarations.filter((declaration) => isAllowed(declaration, element));
  const removed = declarations.filter((declaration) => !isAllowed(declaration, element));
  return { kept: removed.length === 0 ? style : kept.join('; '), removed };
};
