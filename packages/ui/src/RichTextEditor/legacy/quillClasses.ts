import {
  type Declaration,
  indentDeclaration,
  readDeclarations,
  setDeclarations,
} from '../html/declarations.ts';
import { isBlockElement, tagOf } from '../html/elements.ts';

/** Indentation level of a class of Quill, 1 to 8; 0 for other classes. */
export const indentOf = (name: string): number => Number(/^ql-indent-([1-8])$/.exec(name)?.[1] ?? 0);

const COLORS: Readonly<Record<string, string>> = {
  white: '#fff',
  red: '#e60000',
  orange: '#f90',
  yellow: '#ff0',
  green: '#008a00',
  blue: '#06c',
  purple: '#93f',
};
const BLACK = '#000';
const ALIGNMENTS = new Set(['center', 'right', 'justify']);

const toDeclaration = (property: string, text: string | undefined): Declaration | undefined =>
  text === undefined ? undefined : [property, text];

function declarationOf(name: string): Declaration | undefined {
  const [, kind, value = ''] = /^ql-(align|color|bg)-([a-z]+)$/.exec(name) ?? [];
  switch (kind) {
    case 'align':
      return ALIGNMENTS.has(value) ? ['text-align', value] : undefined;
    case 'color':
      return toDeclaration('color', value === 'black' ? BLACK : COLORS[value]);
    case 'bg':
      return toDeclaration('background-color', value === 'black' ? BLACK : COLORS[value]);
    default:
      return undefined;
  }
}

const FONT_CLASS = /^ql-(size-(?:small|large|huge)|font-(?:serif|monospace))$/;

/** Kind of a size or font class, which stays a class; undefined for other classes. */
export const fontClassKind = (name: string): 'size' | 'font' | undefined =>
  FONT_CLASS.test(name) ? (name.startsWith('ql-size') ? 'size' : 'font') : undefined;

function upgradeElement(element: HTMLElement): void {
  const kept: string[] = [];
  const added: Declaration[] = [];
  let level = 0;
  for (const name of element.classList) {
    const declaration = declarationOf(name);
    if (declaration) added.push(declaration);
    else if (name === 'ql-direction-rtl') element.dir = 'rtl';
    else if (indentOf(name) > 0 && isBlockElement(element) && tagOf(element) !== 'li') level = indentOf(name);
    else kept.push(name);
  }
  if (level > 0) added.push(indentDeclaration(level, element.dir === 'rtl'));
  if (kept.length === 0) element.removeAttribute('class');
  else if (kept.length < element.classList.length) element.className = kept.join(' ');
  if (added.length > 0)
    setDeclarations(element, [...readDeclarations(element.getAttribute('style')), ...added]);
}

export function upgradeClasses(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[class*="ql-"]:not(iframe)'))
    upgradeElement(element);
  for (const element of root.querySelectorAll('[class=""]')) element.removeAttribute('class');
}
