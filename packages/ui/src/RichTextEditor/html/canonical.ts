import { letteringOf } from '../legacy/quillClasses.ts';
import { readDeclarations } from './declarations.ts';
import { isBlank, isBlockElement, isComment, isElement, isText, tagOf } from './elements.ts';

/** Names for the same thing. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's' };
/** Their boundaries show nothing: two that touch are one. */
const MERGEABLE = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a']);
/** Blocks whose running text stands for a paragraph. */
const HOLDERS = new Set([
  'li',
  'td',
  'th',
  'blockquote',
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'center',
]);
const TEXT_ONLY = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

type Tree = readonly unknown[];

interface Run {
  text?: string;
  /** An element that is no text: its tag and attributes. */
  atom?: string;
  marks: readonly string[];
}

/** A declaration as the browser understands it, so that two ways of writing it compare equal; as written where it does not. */
function canonicalDeclaration(scratch: HTMLElement, property: string, value: string): string[] {
  scratch.style.cssText = '';
  scratch.style.setProperty(property, value);
  // Without what the browser fills in by itself when a shorthand is spelt out.
  const understood = [...scratch.style].map((name) => `${name}:${scratch.style.getPropertyValue(name)}`);
  return understood.length > 0
    ? understood.filter((one) => !one.endsWith(':initial'))
    : [`${property}:${value}!`];
}

/** What a mark is about: two of the same style property are one. */
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
    // Most have none, and a long text has thousands.
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

  /** What an inline element makes of the text in it. */
  #mark(element: HTMLElement): string[] {
    const tag = SAME[tagOf(element)] ?? tagOf(element);
    const attributes = this.#attributes(element);
    if (tag === 'span') {
      const styles = attributes.filter((one) => one.startsWith('style '));
      const classes = [...element.classList];
      // Boundaries of a size or a font show nothing either.
      const lettering = classes.flatMap((one) => {
        const kind = letteringOf(one);
        return kind ? [`style ql-${kind}:${one}`] : [];
      });
      const isLettered = lettering.length > 0 && lettering.length === classes.length;
      const rest = attributes.filter(
        (one) => !one.startsWith('style ') && !(isLettered && one.startsWith('class=')),
      );
      return [
        ...styles,
        ...(isLettered ? lettering : []),
        ...(rest.length > 0 ? [`span ${rest.join(' ')} #${this.#instances++}`] : []),
      ];
    }
    const name = [tag, ...attributes].join(' ');
    return [MERGEABLE.has(tag) ? name : `${name} #${this.#instances++}`];
  }

  /** Marks of a run: an inner style wins over an outer one, and order says nothing. */
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
        (MERGEABLE.has(SAME[tagOf(node)] ?? tagOf(node)) || tagOf(node) === 'span');
      if (node.childNodes.length === 0) {
        if (!isPlain) into.push({ atom: [tagOf(node), ...this.#attributes(node)].join(' '), marks });
        return;
      }
      // A block inside running text keeps its place, and with it the difference.
      if (isBlockElement(node)) into.push({ atom: JSON.stringify(this.block(node)), marks });
      else {
        const own = this.#merge(marks, this.#mark(node));
        for (const child of node.childNodes) this.#runs(child, own, into);
      }
    }
  }

  /** White space as it shows: single, none at the ends and around line breaks; touching runs of the same marks are one. */
  #settle(runs: readonly Run[]): Tree[] {
    const settled: Run[] = [];
    const isBreak = (run: Run | undefined) => run?.atom?.split(' ')[0] === 'br';
    let endsInSpace = true;
    for (const run of runs) {
      if (run.text === undefined) {
        if (isBreak(run)) trimEnd(settled);
        settled.push(run);
        endsInSpace = isBreak(run);
        continue;
      }
      const text = run.text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ /, endsInSpace ? '' : ' ');
      if (text === '') continue;
      endsInSpace = text.endsWith(' ');
      const last = settled.at(-1);
      if (last?.text !== undefined && last.marks.join('\n') === run.marks.join('\n')) last.text += text;
      else settled.push({ text, marks: run.marks });
    }
    trimEnd(settled);
    // A line break alone is how an empty paragraph keeps its height.
    const [only] = settled;
    if (settled.length === 1 && isBreak(only)) return [];
    return settled.map(({ text, atom, marks }) => [text ?? null, atom ?? null, marks]);
  }

  /** Blocks and running text of a container, in order. */
  children(parent: Node): Tree[] {
    const blocks: Tree[] = [];
    let runs: Run[] = [];
    const flush = () => {
      const settled = this.#settle(runs);
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
    if (tag === 'pre') return [tag, attributes, [...element.childNodes].map((node) => this.#verbatim(node))];
    if (TEXT_ONLY.has(tag)) {
      const runs: Run[] = [];
      for (const child of element.childNodes) this.#runs(child, [], runs);
      return [tag, attributes, this.#settle(runs)];
    }
    const children = this.children(element);
    // An empty paragraph in a list item or a cell shows as much as none.
    const [only] = children;
    const isEmpty =
      HOLDERS.has(tag) &&
      children.length === 1 &&
      only?.[0] === 'p' &&
      JSON.stringify(only) === '["p",[],[]]';
    return [tag, attributes, isEmpty ? [] : children];
  }

  #verbatim(node: Node): unknown {
    if (isText(node)) return node.data;
    if (isElement(node))
      return [
        tagOf(node),
        this.#attributes(node),
        [...node.childNodes].map((child) => this.#verbatim(child)),
      ];
    return ['comment', node.nodeValue];
  }
}

function trimEnd(runs: Run[]): void {
  const last = runs.at(-1);
  if (last?.text === undefined) return;
  last.text = last.text.replace(/ $/, '');
  if (last.text === '') runs.pop();
}

/**
 * What a piece of markup shows and says, as one string: equal for two pieces exactly where nothing that matters differs.
 * Order of attributes, white space that collapses, `b` for `strong` and the nesting order of marks do not matter; every
 * element, attribute, declaration, comment and letter does.
 */
export const canonical = (root: HTMLElement): string =>
  JSON.stringify(new Canonicalizer(root.ownerDocument).children(root));

/** The words of a piece of markup, without the white space between them. */
export const wordsOf = (root: Element): string => {
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  let words = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) words += (node as Text).data;
  return words.replace(/[\t\n\f\r ]+/g, '');
};
