import { createNumberReader } from '../clauseNumbers.ts';
import { toLetters, toRoman } from './numerals.ts';

/** Formats or attributes by the name that a note calls them, such as `link` with its address. */
export type Traits = Readonly<Record<string, string>>;

/** Text of one format. */
export interface Run {
  text: string;
  traits: Traits;
  /** Of a picture. */
  src?: string;
}

export interface Cell {
  traits: Traits;
  runs: Run[];
}

/** What is read of a node. */
export interface ReadableNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
}

/** What is read of an element: one of the DOM is more, and takes a server longer to make. */
export interface ReadableElement extends ReadableNode {
  readonly localName: string;
  readonly parentElement: ReadableElement | null;
  readonly childNodes: Iterable<ReadableNode>;
  readonly children: Iterable<ReadableElement>;
  readonly outerHTML: string;
  getAttributeNames(): string[];
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  /** Finds elements by name, or all by `*`. */
  querySelectorAll(name: string): Iterable<ReadableElement>;
}

/** What is compared as a whole. A container, such as a list, is the units between its `open` and its `close`. */
export interface Unit {
  type: 'block' | 'row' | 'open' | 'close';
  /** The number before the words; empty without one. */
  number: string;
  traits: Traits;
  /** One, or those of a row of a table. */
  cells: Cell[];
  /** Of a block, unless it is text beside blocks. */
  element?: ReadableElement | undefined;
}

/** By name: jsdom takes a millisecond to look for so many selectors. */
const BLOCKS = new Set(
  'address article aside blockquote caption center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const CONTAINERS = /^(?:details|dl|figure|ol|table|tbody|tfoot|thead|ul)$/;

const KINDS: Record<string, string> = {
  p: 'paragraph',
  li: 'item',
  ol: 'numbered list',
  ul: 'list',
  tr: 'row',
  td: 'cell',
  th: 'heading cell',
  thead: 'table head',
  tbody: 'table body',
  tfoot: 'table foot',
  blockquote: 'quote',
  pre: 'code',
  hr: 'line',
};
const FORMATS: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  sub: 'subscript',
  sup: 'superscript',
  code: 'code',
};
const ATTRIBUTES: Record<string, string> = {
  dir: 'direction',
  lang: 'language',
  start: 'first number',
  reversed: 'reversed',
  href: 'link',
};

const kindOf = ({ localName }: ReadableElement): string =>
  /^h[1-6]$/.test(localName) ? `heading ${localName[1]}` : (KINDS[localName] ?? localName);

const attributesOf = (element: ReadableElement, of = ''): Traits =>
  Object.fromEntries(
    element
      .getAttributeNames()
      .filter((name) => !(element.localName === 'img' && name === 'src'))
      .map((name) => [of + (ATTRIBUTES[name] ?? `attribute “${name}”`), element.getAttribute(name) ?? '']),
  );

const columnsOf = (table: ReadableElement): string =>
  Array.from(table.children, (child) => (child.localName === 'colgroup' ? child.outerHTML : '')).join('');

const traitsOf = (element: ReadableElement): Traits => {
  const columns = element.localName === 'table' ? columnsOf(element) : '';
  return { kind: kindOf(element), ...(columns && { columns }), ...attributesOf(element) };
};

/** Two elements may have the same attribute. */
const join = (outer: Traits, inner: Traits): Traits => {
  const traits = { ...outer };
  for (const [name, value] of Object.entries(inner))
    traits[name] = traits[name] ? `${traits[name]} ${value}` : value;
  return traits;
};

const formatOf = (element: ReadableElement): Traits => {
  const format =
    FORMATS[element.localName] ?? (/^(?:a|span|font|form)$/.test(element.localName) ? '' : element.localName);
  return { ...(format && { [format]: '' }), ...attributesOf(element) };
};

/** As browsers write the number of an item. */
const formatItem = (value: number, type: string | null): string => {
  let text = String(value);
  if (/^a$/i.test(type ?? '') && value > 0) text = toLetters(value);
  if (/^i$/i.test(type ?? '') && value > 0 && value < 400) text = toRoman(value);
  return `${type === 'A' || type === 'I' ? text.toUpperCase() : text}.`;
};

/** The numbers that lists show before their items. */
const itemNumbers = (body: ReadableElement): ReadonlyMap<ReadableElement, string> => {
  const numbers = new Map<ReadableElement, string>();
  for (const list of body.querySelectorAll('ol')) {
    const items = [...list.children].filter(({ localName }) => localName === 'li');
    const step = list.hasAttribute('reversed') ? -1 : 1;
    let value = Number(list.getAttribute('start') ?? (step < 0 ? items.length : 1)) - step;
    for (const item of items) {
      value = Number(item.getAttribute('value') ?? value + step);
      numbers.set(item, formatItem(value, list.getAttribute('type')));
    }
  }
  return numbers;
};

/** Of a text without spaces and line breaks that HTML does not show. */
const SPACES = /[ \t\n\f\r]{2,}|[\t\n\f\r]/g;

class Runs {
  readonly list: Run[] = [];
  readonly #isPre: boolean;
  constructor(isPre: boolean) {
    this.#isPre = isPre;
  }

  add(text: string, traits: Traits, src?: string): void {
    const last = this.list.at(-1);
    const shown = this.#isPre ? text : text.replaceAll(SPACES, ' ');
    const isAfterSpace = !this.#isPre && /^[ \n]?$/.test(last?.text.at(-1) ?? '');
    const own = isAfterSpace && !src ? shown.replace(/^ /, '') : shown;
    if (own === '') return;
    if (last?.traits === traits && !src && !last.src) last.text += own;
    else this.list.push({ text: own, traits, ...(src !== undefined && { src }) });
  }

  /** A line break, or the edge of a block in a cell. */
  mark(text: string, traits: Traits): void {
    this.#trim();
    this.list.push({ text, traits });
  }

  #trim(): void {
    const last = this.list.at(-1);
    if (this.#isPre || !last?.text.endsWith(' ')) return;
    last.text = last.text.slice(0, -1);
    if (last.text === '') this.list.pop();
  }

  take(): Run[] {
    this.#trim();
    return this.list.splice(0);
  }
}

const isElement = (node: ReadableNode): node is ReadableElement => node.nodeType === 1;
const isBlock = ({ localName }: ReadableElement): boolean => BLOCKS.has(localName);

/** Elements with blocks somewhere inside. */
const aroundBlocks = (body: ReadableElement): ReadonlySet<ReadableElement> => {
  const around = new Set<ReadableElement>();
  for (const element of body.querySelectorAll('*'))
    if (isBlock(element))
      for (let one = element.parentElement; one && !around.has(one); one = one.parentElement) around.add(one);
  return around;
};

/** Reads the units of a parsed text, in order. Nothing that a page shows is left out. */
export const readUnitsIn = (body: ReadableElement): Unit[] => {
  const numbers = itemNumbers(body);
  const around = aroundBlocks(body);
  const readNumber = createNumberReader();
  const units: Unit[] = [];
  /** An item whose first unit has not come yet. */
  let item: ReadableElement | undefined;

  const push = (
    type: Unit['type'],
    traits: Traits,
    cells: Cell[],
    number = '',
    element?: ReadableElement,
  ): void => {
    const owner = item;
    item = undefined;
    if (!owner) units.push({ type, number, traits, cells, element });
    else if (type === 'block') {
      const { kind = '', ...others } = traits;
      const inner = Object.fromEntries(
        Object.entries(others).map(([name, value]) => [`${kind}’s ${name}`, value]),
      );
      const inside: Traits = kind === 'text' ? {} : { inside: kind, ...inner };
      units.push({
        type,
        number: numbers.get(owner) ?? '',
        traits: { ...traitsOf(owner), ...inside },
        cells,
        element: owner,
      });
    } else {
      units.push({
        type: 'block',
        number: numbers.get(owner) ?? '',
        traits: traitsOf(owner),
        cells: [{ traits: {}, runs: [] }],
        element: owner,
      });
      units.push({ type, number, traits, cells });
    }
  };

  const pushText = (traits: Traits, runs: Run[], element?: ReadableElement): void => {
    const [first, second] = runs;
    const number = item || !first || first.src ? '' : readNumber(first.text + (second?.text[0] ?? ''));
    const format = Object.entries(number && first ? first.traits : {}).map(([name, value]) => [
      `number’s ${name}`,
      value,
    ]);
    if (number && first) first.text = first.text.slice(number.length);
    if (first?.text === '') runs.shift();
    push('block', { ...traits, ...Object.fromEntries(format) }, [{ traits: {}, runs }], number, element);
  };

  /** Into `runs`; blocks inside a cell become their edges. */
  const readInline = (node: ReadableNode, runs: Runs, traits: Traits): void => {
    if (node.nodeType === 3) runs.add(node.nodeValue ?? '', traits);
    if (!isElement(node) || /^(?:script|style|template)$/.test(node.localName)) return;
    if (node.localName === 'img' || node.localName === 'iframe') {
      const what = node.localName === 'img' ? 'Image' : 'Video';
      const name = node.getAttribute('alt') || node.getAttribute('title') || 'without description';
      runs.add(
        `[${what}: ${name}]`,
        join(traits, attributesOf(node)),
        what === 'Image' ? (node.getAttribute('src') ?? '') : undefined,
      );
    } else if (node.localName === 'br') runs.mark('\n', join(traits, attributesOf(node)));
    else if (isBlock(node)) {
      const own = { ...traitsOf(node), ...(numbers.has(node) && { number: numbers.get(node) ?? '' }) };
      runs.mark('\n', join(traits, own));
      for (const child of node.childNodes) readInline(child, runs, traits);
      runs.mark('', { end: kindOf(node) });
    } else {
      const inner = join(traits, formatOf(node));
      for (const child of node.childNodes) readInline(child, runs, inner);
    }
  };

  const runsIn = (element: ReadableElement, traits: Traits): Run[] => {
    const runs = new Runs(element.localName === 'pre');
    for (const child of element.childNodes) readInline(child, runs, traits);
    return runs.take();
  };

  const readBlock = (element: ReadableElement, traits: Traits): void => {
    if (element.localName === 'tr')
      push(
        'row',
        traitsOf(element),
        Array.from(element.children, (cell) => ({ traits: traitsOf(cell), runs: runsIn(cell, traits) })),
      );
    else if (element.localName === 'li') {
      item = element;
      readChildren(element, traits);
      if (item === element) push('block', { kind: 'text' }, [{ traits: {}, runs: [] }]);
    } else if (CONTAINERS.test(element.localName) || around.has(element)) {
      push('open', traitsOf(element), []);
      readChildren(element, traits);
      push('close', { kind: kindOf(element) }, []);
    } else pushText(traitsOf(element), runsIn(element, traits), element);
  };

  /** Text beside blocks is a block of its own. */
  const readChildren = (parent: ReadableElement, traits: Traits): void => {
    const runs = new Runs(false);
    const flush = () => {
      const own = runs.take();
      if (own.length > 0) pushText({ kind: 'text' }, own);
    };
    const read = (element: ReadableElement, outer: Traits) => {
      // Else it would read as the rest of the item before it.
      const beside = { 'outside of items': '' };
      const isList = /^[uo]l$/.test(element.localName);
      for (const node of element.childNodes) {
        const inner = isList && !(isElement(node) && node.localName === 'li') ? join(outer, beside) : outer;
        if (isElement(node) && isBlock(node)) {
          flush();
          readBlock(node, inner);
        } else if (isElement(node) && around.has(node)) read(node, join(inner, formatOf(node)));
        else readInline(node, runs, inner);
      }
    };
    read(parent, traits);
    flush();
  };

  readChildren(body, {});
  return units;
};

/** The words of a unit, without its number. */
export const textOf = ({ cells }: Unit): string =>
  cells.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\t');
