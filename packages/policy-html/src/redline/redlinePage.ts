import type { DiffBlock, DiffPart } from './describeRows.ts';

/** Escapes a text for HTML and attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;
const LEVELS = {
  subscript: 'sub',
  superscript: 'sup',
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strike: 's',
  code: 'code',
} as const;

/** Style sheet of `redlinePage`. */
export const REDLINE_STYLE = `
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 serif}.change{border-inline-start:3px solid;padding-inline-start:.7rem}
ins{color:#05603a}del{color:#a11}small{font-family:sans-serif}p{break-inside:avoid}table{border-collapse:collapse}td,th{border:1px solid;padding:.2rem .5rem;text-align:start}`;

const partHtml = ({ kind, text, formats = [], note }: DiffPart): string => {
  const formatted = formats.reduce(
    (inner, format) => `<${LEVELS[format]}>${inner}</${LEVELS[format]}>`,
    escapeHtml(text),
  );
  return `<${TAGS[kind]}>${formatted}</${TAGS[kind]}>${note ? ` <small>[${escapeHtml(note)}]</small>` : ''}`;
};

const textHtml = (parts: readonly DiffPart[], note: string | undefined): string =>
  `${note ? `<small>${escapeHtml(note)}</small><br>` : ''}${parts.map(partHtml).join('')}`;

const blockHtml = ({ kind, note, number, parts, cells }: DiffBlock): string => {
  const mark = kind === undefined ? '' : ' class="change"';
  if (!cells)
    return `<p dir="auto"${mark}>${textHtml([...(number ? [{ kind: 'same', text: `${number} ` } as const] : []), ...parts], note)}</p>`;
  const columns = cells.map((cell, index) => {
    const notes = [index === 0 && note, cell.note].filter(Boolean).join(' · ');
    return `<${cell.isHeading ? 'th' : 'td'}>${textHtml(cell.parts, notes)}`;
  });
  return `<table><tr${mark}>${columns.join('')}</table>`;
};

/** What a page shows, in HTML without scripts or addresses. Its `ins` and `del` need a style that says what they are. */
export const redlineHtml = (blocks: readonly DiffBlock[]): string =>
  blocks.map(blockHtml).join('\n').replaceAll('</table>\n<table>', '\n');

/** A page without scripts or addresses, to keep and to print. */
export const redlinePage = (title: string, blocks: readonly DiffBlock[], style = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>${style && `<style>${style}</style>`}<h1>${escapeHtml(title)}</h1>${redlineHtml(blocks)}</html>`;
