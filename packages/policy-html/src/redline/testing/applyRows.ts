import type { Cell, Run, Traits, Unit } from '../readUnits.ts';
import type { Change, NumberMove, RedlineCell, RedlinePart, RedlineRow } from '../RedlineRow.ts';

const sorted = (traits: Traits) => Object.entries(traits).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Units in a form to compare: runs of the same format are one. */
export const canonical = (units: readonly Unit[]): string =>
  units
    .map(({ type, number, traits, cells }) => {
      const texts = cells.map((cell) => {
        const runs: [string, string][] = [];
        for (const run of cell.runs) {
          const format = JSON.stringify([sorted(run.traits), run.src]);
          const last = runs.at(-1);
          if (last?.[1] === format && run.text !== '' && run.src === undefined) last[0] += run.text;
          else runs.push([run.text, format]);
        }
        return JSON.stringify([sorted(cell.traits), runs]);
      });
      return `${type} ${number} ${JSON.stringify(sorted(traits))} ${texts.join(' | ')}`;
    })
    .join('\n');

const applyChanges = (traits: Traits, changes: readonly Change[]): Traits => {
  const result: Record<string, string> = { ...traits };
  for (const { name, was, now } of changes) {
    if (result[name] !== was) throw new Error(`${name} is ${result[name]}, not ${was}`);
    if (now === undefined) delete result[name];
    else result[name] = now;
  }
  return result;
};

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');

const valueIn = (style: NumberMove['style'], part: string): number => {
  if (style === 'digits') return Number(part || Number.NaN);
  if (style === 'roman') return ROMAN.indexOf(part.toLowerCase()) + 1 || Number.NaN;
  const isOne = /^([a-z])\1*$/i.test(part);
  return isOne ? 26 * (part.length - 1) + (part.toLowerCase().codePointAt(0) ?? 0) - 96 : Number.NaN;
};

const writeIn = (style: NumberMove['style'], value: number): string => {
  if (style === 'digits') return String(value);
  if (style === 'roman') return ROMAN[value - 1] ?? '';
  return String.fromCodePoint(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
};

const splitAt = (number: string, level: number) => {
  const parts = number.split(/(\d+|(?<!\p{L})[a-z]{1,5}(?!\p{L}))/iu);
  const at = 2 * level + 1;
  const part = parts[at] ?? '';
  const isUpper = part !== part.toLowerCase();
  const rest = parts.slice(at + 1).join('');
  return { start: parts.slice(0, at).join(''), part, rest, isUpper, isClosed: rest.startsWith(')') };
};

/** The number as it is now; undefined if the move is not about it. */
const moveNumber = (number: string, { by, level, style, first, last }: NumberMove): string | undefined => {
  const [own, from, to] = [number, first.was ?? '', last.was ?? ''].map((one) => splitAt(one, level)) as [
    ReturnType<typeof splitAt>,
    ReturnType<typeof splitAt>,
    ReturnType<typeof splitAt>,
  ];
  const isAlike = own.start === from.start && own.isUpper === from.isUpper && own.isClosed === from.isClosed;
  const value = valueIn(style, own.part);
  const ends = [from, to].map(({ part }) => valueIn(style, part));
  if (!isAlike || !(value >= Math.min(...ends) && value <= Math.max(...ends))) return undefined;
  const written = writeIn(style, value + by);
  return own.start + (own.isUpper ? written.toUpperCase() : written) + own.rest;
};

/** Characters with their formats; a picture is one. */
const itemsOf = ({ runs }: Cell): Run[] =>
  runs.flatMap((run) =>
    run.src !== undefined || run.text === '' ? [run] : Array.from(run.text, (text) => ({ ...run, text })),
  );

const patchRuns = (cell: Cell, parts: readonly RedlinePart[]): Run[] => {
  const items = itemsOf(cell);
  const runs: Run[] = [];
  for (const { kind, text, traits, src, changes } of parts) {
    if (kind === 'added') {
      runs.push({ text, traits, ...(src !== undefined && { src }) });
      continue;
    }
    let read = '';
    do {
      const item = items.shift();
      if (!item || !(text === item.text || text.startsWith(read + item.text)) || item.src !== src)
        throw new Error(`“${text}” is not in the text, but “${read}${item?.text}”`);
      read += item.text;
      if (kind === 'same') runs.push({ ...item, traits: applyChanges(item.traits, changes) });
      else if (JSON.stringify(sorted(item.traits)) !== JSON.stringify(sorted(traits)))
        throw new Error(`The format of “${text}” differs`);
    } while (read !== text);
  }
  if (items.length > 0) throw new Error('A text has a rest');
  return runs;
};

const cellOf = ({ parts, changes }: RedlineCell): Cell => ({
  traits: applyChanges({}, changes),
  runs: parts.map(({ text, traits, src }) => ({ text, traits, ...(src !== undefined && { src }) })),
});

const patch = (unit: Unit, row: RedlineRow, number: string): Unit => {
  const cells = [...unit.cells];
  const own = row.changes.find(({ name }) => name === 'number');
  return {
    type: row.type,
    number: own ? (own.now ?? '') : number,
    traits: applyChanges(
      unit.traits,
      row.changes.filter(({ name }) => name !== 'number'),
    ),
    cells: row.cells.flatMap((cell) => {
      if (cell.kind === 'added') return [cellOf(cell)];
      const old = cells.shift();
      if (!old) throw new Error('A row lacks a cell');
      if (cell.kind === 'removed') return [];
      return [{ traits: applyChanges(old.traits, cell.changes), runs: patchRuns(old, cell.parts) }];
    }),
  };
};

const KINDS = { added: 'removed', removed: 'added', same: 'same' } as const;

const swap = ({ name, was, now }: Change): Change => ({ name, was: now, now: was });

const back = (row: RedlineRow): RedlineRow => ({
  ...row,
  changes: row.changes.map(swap),
  cells: row.cells.map((cell) => ({
    ...cell,
    kind: KINDS[cell.kind],
    changes: cell.changes.map(swap),
    parts: cell.parts.map((part) => ({ ...part, kind: KINDS[part.kind], changes: part.changes.map(swap) })),
  })),
  ...(row.numbersMove && {
    numbersMove: {
      ...row.numbersMove,
      by: -row.numbersMove.by,
      first: swap(row.numbersMove.first),
      last: swap(row.numbersMove.last),
    },
  }),
});

/** The rows that lead back. */
const invert = (rows: readonly RedlineRow[]): RedlineRow[] => {
  const moved = new Map(rows.flatMap((row) => (row.kind === 'moved' ? [[row.move, row] as const] : [])));
  return rows.map((row) => {
    if (row.kind === 'moved') return { ...back(row), kind: 'left' };
    const source = row.kind === 'left' ? moved.get(row.move) : undefined;
    if (source) return { ...back(source), kind: 'moved', number: source.otherNumber ?? '' };
    return {
      ...back(row),
      kind: row.kind === 'added' || row.kind === 'removed' ? KINDS[row.kind] : row.kind,
    };
  });
};

/** Applies what a redline shows to the units of the earlier text. */
export const applyRows = (units: readonly Unit[], rows: readonly RedlineRow[]): Unit[] => {
  const rest = [...units];
  const sources = rows.map((row) =>
    row.kind === 'added' || row.kind === 'moved' ? undefined : rest.shift(),
  );
  if (rest.length > 0) throw new Error('The redline ends before the text');
  const left = new Map(
    rows.flatMap((row, at) => (row.kind === 'left' ? [[row.move, sources[at]] as const] : [])),
  );
  const moves: { move: NumberMove; depth: number; count: number }[] = [];
  let depth = 0;
  const numberOf = (number: string): string => {
    for (const one of moves) {
      const now = one.depth === depth && one.count > 0 ? moveNumber(number, one.move) : undefined;
      if (now === undefined) continue;
      one.count -= 1;
      return now;
    }
    return number;
  };
  return rows.flatMap((row, at): Unit[] => {
    if (row.traits['kind']?.endsWith('list')) depth += row.type === 'open' ? 1 : -1;
    if (row.numbersMove) moves.push({ move: row.numbersMove, depth, count: row.numbersMove.count });
    if (row.kind === 'removed' || row.kind === 'left') return [];
    if (row.kind === 'added')
      return [
        {
          type: row.type,
          number: row.number,
          traits: applyChanges({}, row.changes),
          cells: row.cells.map(cellOf),
        },
      ];
    const source = row.kind === 'moved' ? left.get(row.move) : sources[at];
    if (!source) throw new Error('A row has no source');
    if (row.kind === 'moved') return [patch(source, row, row.number)];
    return [patch(source, row, numberOf(source.number))];
  });
};

/** Takes back what a redline shows from the units of the later text. */
export const undoRows = (units: readonly Unit[], rows: readonly RedlineRow[]): Unit[] =>
  applyRows(units, invert(rows));
