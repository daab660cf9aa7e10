import type { Node } from '@tiptap/pm/model';
import { parseNumber } from '../html/numbers.ts';

const PREFIX = String.raw`\s*(?:§\s*|(?:Article|Section|Clause|Artikel|Abschnitt|Ziffer|Art\.)\s+)?`;
const DOTTED = new RegExp(String.raw`^(${PREFIX})(\d{1,3}(?:\.\d{1,3})+)([.)]?)(?=\s|$)`);
const SINGLE = new RegExp(
  String.raw`^(${PREFIX}\(?)(\d{1,3}|\d{4}(?=[.)])|[a-z]{1,7}|[A-Z]{1,7})([.)]?)(?=\s|$)`,
);

/** A number at the start of a paragraph. */
export interface Marker {
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

export const hasPrefix = (before: string) => before.trim() !== '' && !before.endsWith('(');

export function readMarker(text: string, isHeading: boolean): Marker | undefined {
  const [whole, before = '', number = '', after = ''] = DOTTED.exec(text) ?? SINGLE.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const isDigits = /^\d/.test(number);
  const isWord =
    number.length > 1 && !/^(.)\1$/.test(number) && parseNumber(number.toLowerCase(), 'i') === undefined;
  const isMarked = after !== '' || hasPrefix(before) || (isDigits && (isHeading || number.includes('.')));
  const isCopyright = /^\s*\(c\)\s+\d{4}\b/i.test(text);
  if (isCopyright || !isMarked || (!isDigits && isWord) || (before.endsWith('(') && after !== ')'))
    return undefined;
  return { before, number, after };
}

/** Text of a block with one character for each position. */
export const textOf = (block: Node) => block.textBetween(0, block.content.size, undefined, '\ufffc');

/** Characters of a marker. */
export const lengthOf = (marker: Marker | undefined): number =>
  marker ? marker.before.length + marker.number.length + marker.after.length : 0;
