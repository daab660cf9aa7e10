import { fontClassKind } from '../legacy/quillClasses.ts';
import { readDeclarations } from './declarations.ts';
import { isBlank, isBlockElement, isComment, isElement, isText, tagOf, words } from './elements.ts';

export const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's' };
/** Elements without visible boundaries: adjacent ones are equal to one. */
const MERGEABLE = new Set(words('strong em u s sub sup code a'));
/** Blocks whose inline content equals a paragraph. */
const TEXT_CONTAINERS = new Set(
  words('li td th blockquote div section article main header footer aside nav center'),
);
const TEXT_ONLY = new Set(words('p h1 h2 h3 h4 h5 h6 pre'));

type Tree = readonly unknown[];

interface Run {
  text?: string | undefined;
  /** A void element, comment or block: tag and attributes. */
  atom?: string | undefined;
  marks: readonly string[];
}

/** Normalizes a declaration through the browser; unknown ones stay as written. */
function canonicalDeclaration(scratch: HTMLElement, property: string, value: string): string[] {
  scratch.style.cssText = '';
  scratch.style.setProperty(property, value);
  // Expanding a shorthand adds `initial` values.
  const parsed = [...scratch.style].map((name) => `${name}:${scratch.style.getPropertyValue(name)}`);
  return parsed.length > 0 ? parsed.filter((one) => !one.endsWith(':initial')) : [`${property}:${value}!`];
}

/** Key of a mark: an inner style property overrides an outer one. */
const propertyOf = (mark: string) => (mark.startsWith('style ') ? mark.slice(0, mark.indexOf(':')) : mark);

class Canonicalizer {
  readonly #scratch: HTMLElement;
  #instances = 0;

  constructor(document: Document) {
    this.#scratch = document.createElement('i');
  }

  #style(element: Element): string[] {
    const last = new Map<string, string>();
    for (const [property, value] of readDeclarations(element.getAttribute('style')))
      for (const one of canonicalDeclaration(this.#scratch, property, value))
        last.set(one.slice(0, one.indexOf(':')), one);
    return [...last.values()].toSorted();
  }

  #attributes(element: Element): string[] {
    // Fast path: long texts have thousands of elements without attributes.
    if (!element.hasAttributes()) return [];
    const plain = [...element.attributes].flatMap(({ name, value }) => {
      if (name === 'style') return [];
      if (name === 'class') return [`class=${value.split(/\s+/).filter(Boolean).toSorted().join(' ')}`];
      return [`${name}=${value}`];
    });
    return [
      ...plain.filter((one) => one !== 'class=').toSorted(),
      ...this.#style(element).map((one) => `style ${one}`),
    ];
  }

  #mark(element: HTMLElement): string[] {
    const tag = SYNONYMS[tagOf(element)] ?? tagOf(element);
    const attributes = this.#attributes(element);
    if (tag === 'span') {
      const styles = attributes.filter((one) => one.startsWith('style '));
      const classes = [...element.classList];
      const fontClasses = classes.flatMap((one) => {
        const kind = fontClassKind(one);
        return kind ? [`style ql-${kind}:${one}`] : [];
      });
      const hasOnlyFontClasses = fontClasses.length > 0 && fontClasses.length === classes.length;
      const rest = attributes.filter(
        (one) => !one.startsWith('style ') && !(hasOnlyFontClasses && one.startsWith('class=')),
      );
      return [
        ...styles,
        ...(hasOnlyFontClasses ? fontClasses : []),
        ...(rest.length > 0 ? [`span ${rest.join(' ')} #${this.#instances++}`] : []),
      ];
    }
    const name = [tag, ...attributes].join(' ');
    return [MERGEABLE.has(tag) ? name : `${name} #${this.#instances++}`];
  }

  #merge(outer: readonly string[], inner: readonly string[]): string[] {
    const merged = new Map([...outer, ...inner].map((mark) => [propertyOf(mark), mark]));
    return [...merged.values()].toSorted();
  }

  #runs(node: Node, marks: readonly string[], into: Run[]): void {
    if (isText(node)) into.push({ text: node.data, marks });
    else if (isComment(node)) into.push({ atom: `comment ${node.data}`, marks });
    else if (isElement(node)) {
      const isPlain =
        node.attributes.length === 0 &&
        (MERGEABLE.has(SYNONYMS[tagOf(node)] ?? tagOf(node)) || tagOf(node) === 'span');
      if (node.childNodes.length === 0) {
        if (!isPlain) into.push({ atom: [tagOf(node), ...this.#attributes(node)].join(' '), marks });
        return;
      }
      // A block within inline content stays where it is, so that the difference shows.
      if (isBlockElement(node)) into.push({ atom: JSON.stringify(this.block(node)), marks });
      else {
        const own = this.#merge(marks, this.#mark(node));
        for (const child of node.childNodes) this.#runs(child, own, into);
      }
    }
  }

  /** Joins adjacent runs with equal marks, and collapses white space like CSS. */
  #normalize(runs: readonly Run[], isPreformatted = false): Tree[] {
    const settled: Run[] = [];
    const isBreak = (run: Run | undefined) => !isPreformatted && run?.atom?.split(' ')[0] === 'br';
    let endsInSpace = true;
    for (const run of runs) {
      if (run.text === undefined) {
        if (isBreak(run)) trimEnd(settled);
        settled.push(run);
        endsInSpace = isBreak(run);
        continue;
      }
      const text = isPreformatted
        ? run.text
        : run.text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ /, endsInSpace ? '' : ' ');
      if (text === '') continue;
      endsInSpace = text.endsWith(' ');
      const last = settled.at(-1);
      if (last?.text !== undefined && last.marks.join('\n') === run.marks.join('\n')) last.text += text;
      else settled.push({ text, marks: run.marks });
    }
    if (!isPreformatted) trimEnd(settled);
    // A single line break only gives an empty paragraph its height.
    const [only] = settled;
    if (settled.length === 1 && isBreak(only)) return [];
    return settled.map(({ text, atom, marks }) => [text ?? null, atom ?? null, marks]);
  }

  children(parent: Node): Tree[] {
    const blocks: Tree[] = [];
    let runs: Run[] = [];
    const flush = () => {
      const settled = this.#normalize(runs);
      if (settled.length > 0) blocks.push(['p', [], settled]);
      runs = [];
    };
    for (const child of parent.childNodes)
      if (isElement(child) && isBlockElement(child)) {
        flush();
        blocks.push(this.block(child));
      } else if (!(isText(child) && isBlank(child.data) && runs.length === 0)) this.#runs(child, [], runs);
    flush();
    return blocks;
  }

  block(element: HTMLElement): Tree {
    const tag = tagOf(element);
    const attributes = this.#attributes(element);
    if (TEXT_ONLY.has(tag)) {
      const runs: Run[] = [];
      for (const child of element.childNodes) this.#runs(child, [], runs);
      return [tag, attributes, this.#normalize(runs, tag === 'pre')];
    }
    const children = this.children(element);
    // An empty paragraph in a container equals an empty container.
    const [only] = children;
    const isEmpty =
      TEXT_CONTAINERS.has(tag) &&
      children.length === 1 &&
      only?.[0] === 'p' &&
      JSON.stringify(only) === '["p",[],[]]';
    return [tag, attributes, isEmpty ? [] : children];
  }
}

function trimEnd(runs: Run[]): void {
  const last = runs.at(-1);
  if (last?.text === undefined) return;
  last.text = last.text.replace(/ $/, '');
  if (last.text === '') runs.pop();
}

/** Ignores only attribute order, collapsible white space, `b` for `strong` and the nesting of marks. */
export const canonicalize = (root: HTMLElement): string =>
  JSON.stringify(new Canonicalizer(root.ownerDocument).children(root));

export const textWithoutWhitespace = (root: Element): string => {
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) text += (node as Text).data;
  return text.replace(/[\t\n\f\r ]+/g, '');
};
