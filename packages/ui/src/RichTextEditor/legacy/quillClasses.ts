import type { Declaration } from '../html/declarations.ts';

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

export function declarationOf(name: string): Declaration | undefined {
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
