import type { Declaration } from '../html/declarations.ts';

/** Colours as Quill's own style sheet has them. */
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

const of = (property: string, text: string | undefined): Declaration | undefined =>
  text === undefined ? undefined : [property, text];

/** What one of Quill's classes says as a declaration; undefined for classes that say something else. */
export function declarationOf(name: string): Declaration | undefined {
  const [, kind, value = ''] = /^ql-(align|color|bg)-([a-z]+)$/.exec(name) ?? [];
  switch (kind) {
    case 'align':
      return ALIGNMENTS.has(value) ? ['text-align', value] : undefined;
    case 'color':
      return of('color', value === 'black' ? BLACK : COLORS[value]);
    case 'bg':
      return of('background-color', value === 'black' ? BLACK : COLORS[value]);
    default:
      return undefined;
  }
}

/** Levels of Quill's indentation, 1 to 8; 0 for classes that say something else. */
export const indentOf = (name: string): number => Number(/^ql-indent-([1-8])$/.exec(name)?.[1] ?? 0);

const LETTERING = /^ql-(size-(?:small|large|huge)|font-(?:serif|monospace))$/;

/** What a class says about size or font: `size` or `font`; undefined for other classes. These two stay classes. */
export const letteringOf = (name: string): 'size' | 'font' | undefined =>
  LETTERING.test(name) ? (name.startsWith('ql-size') ? 'size' : 'font') : undefined;
