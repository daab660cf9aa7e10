import { defaultTreeAdapter, html as names, parseFragment, serializeOuter } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { PolicyHtmlError } from '../createPolicyReader.ts';
import { checkParsedLimits, checkPolicyLimits } from '../limits.ts';
import type { ReadableElement, ReadableNode } from '../redline/readUnits.ts';

type Source = DefaultTreeAdapterTypes.Element;

class ReadElement implements ReadableElement {
  readonly nodeType = 1;
  readonly nodeValue = null;
  readonly localName: string;
  readonly parentElement: ReadElement | null;
  readonly childNodes: readonly ReadableNode[];
  readonly children: readonly ReadElement[];
  nextElementSibling: ReadElement | null = null;
  readonly #source: Source;
  readonly #attributes: ReadonlyMap<string, string>;

  constructor(source: Source, parent: ReadElement | null) {
    this.#source = source;
    this.localName = source.tagName;
    this.parentElement = parent;
    this.#attributes = new Map(
      source.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    );
    const children: ReadElement[] = [];
    this.childNodes = source.childNodes.map((node) => {
      if (!defaultTreeAdapter.isElementNode(node))
        return defaultTreeAdapter.isTextNode(node)
          ? { nodeType: 3, nodeValue: node.value }
          : { nodeType: 8, nodeValue: '' };
      const child = new ReadElement(node, this);
      const last = children.at(-1);
      if (last) last.nextElementSibling = child;
      children.push(child);
      return child;
    });
    this.children = children;
  }

  get firstElementChild(): ReadElement | null {
    return this.children[0] ?? null;
  }

  get outerHTML(): string {
    return serializeOuter(this.#source);
  }

  getAttributeNames(): string[] {
    return [...this.#attributes.keys()];
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  querySelectorAll(name: string, found: ReadElement[] = []): ReadElement[] {
    for (const child of this.children) {
      if (name === '*' || child.localName === name) found.push(child);
      child.querySelectorAll(name, found);
    }
    return found;
  }
}

/**
 * Parses a text to read its units only. jsdom takes ten times as long to build its nodes. @throws PolicyHtmlError as `parse` of `createPolicyReader` does
 */
export const parseToRead = (html: string): ReadableElement => {
  const problem = checkPolicyLimits(html);
  if (problem) throw new PolicyHtmlError(problem);
  const body = defaultTreeAdapter.createElement('body', names.NS.HTML, []);
  body.childNodes = parseFragment(body, html, { scriptingEnabled: false }).childNodes;
  const read = new ReadElement(body, null);
  const found = checkParsedLimits(read);
  if (found) throw new PolicyHtmlError(found);
  return read;
};
