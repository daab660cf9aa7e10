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
  return `<${TAGS[kind]}>${formatted}</${TAGS[kind]}>${note ? ` <small dir="auto">[${escapeHtml(note)}]</small>` : ''}`;
};

/** A note has a direction of its own, which doesn't decide that of the text. */
const textHtml = (parts: readonly DiffPart[], note: string | undefined): string =>
  `${note ? `<small dir="auto">${escapeHtml(note)}</small>${parts.length > 0 ? '<br>' : ''}` : ''}${parts.map(partHtml).join('')}`;

const markOf = ({ kind }: DiffBlock): string =>
  kind === undefined || kind === 'folded' ? '' : ' class="change"';

const blockHtml = (block: DiffBlock): string => {
  const { kind, number, note } = block;
  const parts: DiffPart[] = [
    ...(number ? [{ kind: 'same', text: `${number} ` } as const] : []),
    ...block.parts,
  ];
  return `<p${kind === 'folded' ? '' : ' dir="auto"'}${markOf(block)}>${textHtml(parts, note)}</p>`;
};

const rowHtml = (row: DiffBlock, columns: number): string => {
  const { cells = [], note } = row;
  const shown = cells.map((cell, index) => {
    const notes = [index === 0 && note, cell.note].filter(Boolean).join(' · ');
    const span = index === cells.length - 1 ? columns - index : 1;
    return `<${cell.isHeading ? 'th' : 'td'}${span > 1 ? ` colspan="${span}"` : ''}>${textHtml(cell.parts, notes)}`;
  });
  return `<tr${markOf(row)}>${shown.join('')}`;
};

/** What a page shows, in HTML without scripts or addresses. Its `ins` and `del` need a style that says what they are. */
export const redlineHtml = (blocks: readonly DiffBlock[]): string =>
  blocks
    .map((block, index) => {
      if (!block.cells) return blockHtml(block);
      // With the first one of the rows that follow each other.
      if (blocks[index - 1]?.cells) return '';
      const end = blocks.findIndex(({ cells }, at) => at > index && !cells);
      const rows = blocks.slice(index, end === -1 ? undefined : end);
      const columns = Math.max(...rows.map(({ cells = [] }) => cells.length));
      return `<table dir="auto">${rows.map((row) => rowHtml(row, columns)).join('\n')}</table>`;
    })
    .filter(Boolean)
    .join('\n');

/** A page without scripts or addresses, to keep and to print. */
export const redlinePage = (title: string, blocks: readonly DiffBlock[], style = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>${style && `<style>${style}</style>`}<h1>${escapeHtml(title)}</h1>${redlineHtml(blocks)}</html>`;
