import { isAllowedImage, toShownImage } from '../images.ts';
import { VALUES } from './numerals.ts';
import { IS_ID } from './redlineOf.ts';
import type { Change, RedlineCell, RedlinePart, RedlineRow } from './RedlineRow.ts';

type DiffFormat = 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript';

/** A run of text, as the kit's `TextDiff` shows it. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
  formats?: readonly DiffFormat[];
  src?: string | undefined;
  note?: string | undefined;
}

/** A block, row or line of its own, as the kit's `TextDiff` shows it. */
export interface DiffBlock {
  kind?: 'added' | 'removed' | 'changed' | 'moved' | 'left' | 'info' | 'folded' | undefined;
  parts: readonly DiffPart[];
  number?: string | undefined;
  cells?:
    | readonly { parts: readonly DiffPart[]; isHeading?: boolean; note?: string | undefined }[]
    | undefined;
  note?: string | undefined;
}

const FORMATS: ReadonlySet<string> = new Set<DiffFormat>([
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'subscript',
  'superscript',
]);
const wholeNumbers = new Intl.NumberFormat('en-US');
/** Of numbers in a line for what is folded. */
const MAX_RANGES = 3;
const isFormat = (name: string): name is DiffFormat => FORMATS.has(name);

/** Of what only one text has, nobody needs to hear. */
const EXPECTED = /^(?:paragraph|text|item|row|cell|heading cell)$/;

const valueOf = (value: string | undefined): string => (value ? ` ${value}` : '');

/** Names a difference, or the trait of what only one text has. */
const noteOf = ({ name, was, now, isSilent = false }: Change, isWhole: boolean): string => {
  if (isSilent || (isWhole && IS_ID.test(name))) return '';
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  if (isWhole) {
    const value = now ?? was ?? '';
    if (name === 'kind' || name === 'inside') return EXPECTED.test(value) ? '' : value;
    return value ? `${label}: ${value}` : label;
  }
  if (was === undefined) return `${label} added${now ? `: ${now}` : ''}`;
  if (now === undefined) return `${label} removed${was ? `: ${was}` : ''}`;
  return `${label} changed:${valueOf(was) || ' empty'} →${valueOf(now) || ' empty'}`;
};

const notesOf = (changes: readonly Change[], isWhole: boolean): string[] =>
  changes.map((change) => noteOf(change, isWhole)).filter(Boolean);

const joinNotes = (notes: readonly string[]): string | undefined => notes.join(' · ') || undefined;

const partOf = (part: RedlinePart): DiffPart => {
  const traits = Object.entries(part.traits);
  const ofWhole = traits.flatMap(([name, now]) =>
    isFormat(name) || (part.src !== undefined && name === 'attribute “alt”') ? [] : [{ name, now }],
  );
  const notes = part.kind === 'same' ? notesOf(part.changes, false) : notesOf(ofWhole, true);
  return {
    kind: part.kind,
    text: part.text,
    formats: traits.flatMap(([name]) => (isFormat(name) ? [name] : [])),
    src:
      part.src && isAllowedImage(part.src)
        ? toShownImage(part.src, globalThis.location?.origin ?? '')
        : undefined,
    note: joinNotes(notes),
  };
};

/** The edges of blocks at both ends of a cell show nothing. */
const partsOf = ({ parts }: RedlineCell): DiffPart[] => {
  const shown = parts.map(partOf);
  const [first] = shown;
  if (first?.kind === 'same') shown[0] = { ...first, text: first.text.trimStart() };
  return shown;
};

const CELL_LABELS = { same: [], added: ['Cell inserted'], removed: ['Cell removed'] } as const;

/** @param isWhole whether only one text has the row */
const cellNotes = ({ kind, changes }: RedlineCell, isWhole: boolean): string[] => [
  ...(isWhole ? [] : CELL_LABELS[kind]),
  ...notesOf(changes, kind !== 'same'),
];

const isHeading = ({ traits }: RedlineCell): boolean => traits['kind'] === 'heading cell';

const nameOf = ({ type, number, cells }: RedlineRow): string => {
  const text = cells.flatMap(({ parts }) => parts.map((part) => part.text)).join('');
  return number || (type === 'row' ? 'A row' : `“${text.trim().slice(0, 40)}${text.length > 40 ? '…' : ''}”`);
};

const isEdge = ({ type }: RedlineRow): boolean => type === 'open' || type === 'close';

const edgeNotes = (row: RedlineRow): string[] => {
  const kind = row.traits['kind'] ?? '';
  const isOnlyOne = row.kind === 'added' || row.kind === 'removed';
  const label = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${row.type === 'open' ? 'begins' : 'ends'}`;
  return [
    label,
    ...notesOf(
      row.changes.filter(({ name }) => !isOnlyOne || name !== 'kind'),
      isOnlyOne,
    ),
  ];
};

const isChangedInside = (row: RedlineRow): boolean =>
  row.cells.some((cell) => cell.kind !== 'same' || cell.parts.some((part) => part.kind !== 'same')) ||
  [row, ...row.cells.flatMap((cell) => [cell, ...cell.parts])].some(({ changes }) =>
    changes.some(({ isSilent = false }) => !isSilent),
  );

const LABELS = { same: [], added: ['Inserted'], removed: ['Removed'], changed: ['Changed'] } as const;

const labelsOf = (row: RedlineRow): readonly string[] => {
  if (row.kind === 'left')
    return [
      `${nameOf(row)} was here${row.otherNumber && row.otherNumber !== row.number ? `, now ${row.otherNumber}` : ''}`,
    ];
  if (row.kind !== 'moved') return LABELS[row.kind];
  const moved =
    row.otherNumber && row.otherNumber !== row.number ? `Moved from ${row.otherNumber}` : 'Moved here';
  return isChangedInside(row) ? [moved, 'Changed inside'] : [moved];
};

const TONES = {
  same: undefined,
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  moved: 'moved',
  left: 'left',
} as const;

const blockOf = (row: RedlineRow, notes: readonly string[]): DiffBlock => {
  const isWhole = row.kind === 'added' || row.kind === 'removed' || row.kind === 'left';
  const own = row.kind === 'left' ? [] : isEdge(row) ? edgeNotes(row) : notesOf(row.changes, isWhole);
  const block = {
    kind: TONES[row.kind],
    note: joinNotes([...labelsOf(row), ...own, ...notes]),
  };
  if (row.kind === 'left' && row.type !== 'row') return { ...block, parts: [] };
  if (row.type === 'row')
    return {
      ...block,
      parts: [],
      cells: row.cells.map((cell) => ({
        isHeading: isHeading(cell),
        parts: row.kind === 'left' ? [] : partsOf(cell),
        note: row.kind === 'left' ? undefined : joinNotes(cellNotes(cell, isWhole)),
      })),
    };
  const [first, ...rest] = row.cells.flatMap(partsOf);
  // A number has a space of its own.
  const parts = first ? [row.number ? { ...first, text: first.text.trimStart() } : first, ...rest] : [];
  return { ...block, number: row.number || undefined, parts };
};

/** “Numbers move by 1 from here: 4.2 to 4.5 are now 4.3 to 4.6”. */
const moveLine = ({ numbersMove: move }: RedlineRow): DiffBlock[] => {
  if (!move) return [];
  const { first, last, by, count } = move;
  const what =
    count === 1
      ? `${first.was} is now ${first.now}`
      : `${first.was} to ${last.was} are now ${first.now} to ${last.now}`;
  const way = by < 0 ? 'back by' : 'by';
  return [
    {
      kind: 'info',
      parts: [],
      note: `Numbers move ${way} ${wholeNumbers.format(Math.abs(by))} from here: ${what}`,
    },
  ];
};

/** Digits and letters of a number by their places only. */
const formOf = (number: string): string =>
  number.replaceAll(/\d+(?:\.\d+)*\.?/g, '0').replaceAll(/(?<!\p{L})[a-z]{1,5}(?!\p{L})/giu, 'a');
const inOrder = new Intl.Collator('en', { numeric: true });

const isAfter = (number: string, before: string): boolean => {
  const [now = '', was = ''] = [number, before].map((one) => /[a-z]+/i.exec(one)?.[0]);
  return (
    inOrder.compare(number, before) > 0 ||
    // ix comes after viii, aa after z.
    [VALUES.roman, VALUES.letters].some((read) => read(now) === read(was) + 1)
  );
};

/** Numbers outside of lists that others are around, by form. */
const outerNumbers = (rows: readonly RedlineRow[]): string[][] => {
  let [depth, outer] = [0, Infinity];
  let forms = new Map<string, string[]>();
  for (const { type, traits, number } of rows) {
    if (traits['kind']?.endsWith('list')) depth += type === 'open' ? 1 : -1;
    if (number === '' || depth > outer) continue;
    if (depth < outer) forms = new Map();
    outer = depth;
    const own = forms.get(formOf(number));
    if (own) own.push(number);
    else forms.set(formOf(number), [number]);
  }
  return [...forms.values()];
};

/** “4.2 to 4.5”, and “4. to 6., then 1. to 3.” where they begin again; empty if that would be long. Leaves out those of sub-items. */
const rangeOf = (rows: readonly RedlineRow[]): string => {
  const forms = outerNumbers(rows).map((numbers) => {
    const ranges: string[][] = [];
    for (const number of numbers)
      if (ranges.length > 0 && isAfter(number, ranges.at(-1)?.at(-1) ?? '')) ranges.at(-1)?.push(number);
      else ranges.push([number]);
    return ranges;
  });
  // Sub-items begin again in each item.
  const ranges = forms.find(({ length }) => length === 1) ?? forms[0] ?? [];
  if (ranges.length > MAX_RANGES) return '';
  return ranges.map((own) => (own.length > 1 ? `${own[0]} to ${own.at(-1)}` : own[0])).join(', then ');
};

const foldLine = (rows: readonly RedlineRow[]): DiffBlock[] => {
  const shown = rows.filter((row) => !isEdge(row));
  if (shown.length === 0) return [];
  const isTable = shown.every(({ type }) => type === 'row');
  const blocks = isTable ? 'row' : 'block';
  const count =
    shown.length === 1
      ? `1 unchanged ${blocks}`
      : `${wholeNumbers.format(shown.length)} unchanged ${blocks}s`;
  const range = rangeOf(rows);
  const note = `⋯ ${count}${range ? `: ${range}` : ''}`;
  return [{ kind: 'folded', parts: [], cells: isTable ? [{ parts: [] }] : undefined, note }];
};

/** Rows as blocks to show: all, or with runs of unchanged ones as a line each. */
export const describeRows = (rows: readonly RedlineRow[], isFolded: boolean): DiffBlock[] => {
  const blocks: DiffBlock[] = [];
  let unchanged: RedlineRow[] = [];
  let notes: string[] = [];
  /** Headings of the table that is being read. */
  let headings: RedlineRow | undefined;
  const flush = () => {
    if (headings && unchanged.includes(headings)) {
      blocks.push(...foldLine(unchanged.slice(0, unchanged.indexOf(headings))), blockOf(headings, []));
      unchanged = unchanged.slice(unchanged.indexOf(headings) + 1);
    }
    blocks.push(...foldLine(unchanged));
    unchanged = [];
  };
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const isWhole = row.kind === 'added' || row.kind === 'removed';
    if (row.type === 'row' && rows[index - 1]?.type === 'open')
      headings = row.cells.every(isHeading) ? row : headings;
    if (row.type === 'close' && row.traits['kind'] === 'table') headings = undefined;
    if (row.numbersMove) {
      if (isFolded) flush();
      blocks.push(...moveLine(row));
    }
    if (row.kind === 'same') {
      if (isFolded) unchanged.push(row);
      else if (!isEdge(row)) blocks.push(blockOf(row, []));
      continue;
    }
    // Said where it begins.
    if (row.type === 'close' && row.kind === 'changed') continue;
    // What begins or ends is said with its neighbor.
    if (row.type === 'open' && isWhole && next?.kind === row.kind && next.type !== 'close') {
      notes.push(...edgeNotes(row));
      continue;
    }
    const last = blocks.at(-1);
    if (row.type === 'close' && isWhole && rows[index - 1]?.kind === row.kind && last) {
      last.note = joinNotes([last.note ?? '', ...edgeNotes(row)]);
      continue;
    }
    if (isFolded) flush();
    blocks.push(blockOf(row, notes));
    notes = [];
  }
  flush();
  return blocks;
};

const OTHER_KINDS: ReadonlySet<DiffBlock['kind']> = new Set([undefined, 'left', 'info', 'folded']);

/** Whether a block is a change of its own: not the place that a moved one has left, numbers that move, nor what is folded. */
export const isChange = ({ kind }: DiffBlock): boolean => !OTHER_KINDS.has(kind);
