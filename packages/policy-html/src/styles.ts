import { STYLES, TABLE_STYLES } from './allowList.ts';

/** What became of a style attribute. */
interface CheckedStyle {
  /** The declarations that may stay, as they were written; the very text where all of them may. */
  kept: string;
  removed: string[];
}

const TABLE_PARTS = /^(?:table|colgroup|col|thead|tbody|tfoot|tr|th|td)$/;

/** Escapes and comments can hide what a value is; nobody's editor writes them. */
const isPlain = (text: string): boolean => !/[\\{}<>@]|\/\*/.test(text);

const isAllowed = (declaration: string, element: string): boolean => {
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, colon).trim().toLowerCase();
  if (colon === -1 || !isPlain(declaration) || !Object.hasOwn(STYLES, name)) return false;
  if (TABLE_STYLES.has(name) && !TABLE_PARTS.test(element)) return false;
  return STYLES[name]?.test(declaration.slice(colon + 1).trim()) ?? false;
};

/** Takes a style attribute apart and keeps the declarations that the allow list has. */
export const checkStyle = (style: string, element: string): CheckedStyle => {
  // No allowed value has a semicolon in it, so that a quoted one may be cut anywhere: its parts are dropped as well.
  const declarations = style
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const kept = declarations.filter((declaration) => isAllowed(declaration, element));
  const removed = declarations.filter((declaration) => !isAllowed(declaration, element));
  return { kept: removed.length === 0 ? style : kept.join('; '), removed };
};
