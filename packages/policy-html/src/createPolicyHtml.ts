import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { addLineBreaks } from './addLineBreaks.ts';
import { ELEMENTS, GLOBAL_ATTRIBUTES } from './allowList.ts';
import { applyAllowList } from './applyAllowList.ts';
import { checkParsedLimits, checkPolicyLimits, type PolicyProblem } from './limits.ts';
import { BLANK_LINK, LINK_PROTOCOLS } from './links.ts';
import { present, PRESENTED_ATTRIBUTES } from './present.ts';
import { createRemovals, type Removal } from './removals.ts';
import { scanTags } from './scanTags.ts';
import { unclobber } from './unclobber.ts';

/** A text that is not parsed, or not shown, because it is too large or too deep. Its message is a sentence for people. */
export class PolicyHtmlError extends Error {
  readonly problem: PolicyProblem;

  constructor(problem: PolicyProblem) {
    super(problem.message);
    this.name = 'PolicyHtmlError';
    this.problem = problem;
  }
}

/** What the allow list makes of a text. */
export interface SanitizedPolicy {
  /** What may be stored: byte for byte what was given, where the list takes nothing out. */
  html: string;
  /** What was taken out; empty where nothing was. */
  removed: readonly Removal[];
}

const attributesOf = (rules: Readonly<Record<string, unknown>>): string[] => Object.keys(rules);
const ATTRIBUTES = [
  ...new Set([...attributesOf(GLOBAL_ATTRIBUTES), ...Object.values(ELEMENTS).flatMap(attributesOf)]),
];
const ADDRESSES = new Set(['href', 'src', 'cite']);

const ATTRIBUTE = /([^\s/>=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g;

/**
 * Whether all that stands in a source is in what it is parsed to. A parser skips what it cannot place, such as a second
 * `<body>` or a cell without a table; that may not be stored unseen.
 */
const isFaithful = (html: string): boolean => {
  for (const { name, isEnd, attributes, isBroken } of scanTags(html)) {
    const own = ELEMENTS[name];
    if (isBroken || !own) return false;
    if (isEnd) continue;
    for (const [, key = ''] of attributes.matchAll(ATTRIBUTE)) {
      const known = key.toLowerCase();
      if (!Object.hasOwn(own, known) && !Object.hasOwn(GLOBAL_ATTRIBUTES, known)) return false;
    }
  }
  return true;
};

const PURIFY: Config = {
  ALLOWED_TAGS: [...Object.keys(ELEMENTS), 'body', '#text'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Whatever else begins with a word and a colon is an address of another protocol.
  ALLOWED_URI_REGEXP: new RegExp(
    `^(?:(?:${LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)).join('|')}):|${BLANK_LINK}|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
    'i',
  ),
  // A style sheet or a script cannot be written as one of these: the walk before has dropped them.
  KEEP_CONTENT: false,
  RETURN_DOM: true,
  // Names are namespaced where they are shown.
  SANITIZE_DOM: false,
};

const withAttributes = (attributes: string[]): Config => ({
  ...PURIFY,
  ALLOWED_ATTR: attributes,
  ADD_URI_SAFE_ATTR: attributes.filter((name) => !ADDRESSES.has(name)),
});

const TO_STORE: Config = {
  ...withAttributes(ATTRIBUTES),
  ALLOWED_TAGS: [...Object.keys(ELEMENTS), 'body', '#text', '#comment'],
};
const TO_SHOW = withAttributes([...ATTRIBUTES, ...PRESENTED_ATTRIBUTES]);

/** What a text is parsed with; where Trusted Types are enforced, parsing in an inert document has to be let through. */
export interface PolicyHtmlOptions {
  /** Runs a parse of ours. */
  whileParsing?: <T>(parse: () => T) => T;
}

/**
 * Makes the functions that know the allow list for a window: that of a browser, or one of jsdom.
 *
 * A text is parsed once, in a document that runs and loads nothing. Our own walk over it applies the allow list and can
 * tell in words what it took out; DOMPurify, set up from the same list, goes over the result and has the last word.
 */
export const createPolicyHtml = (
  window: WindowLike & Pick<typeof globalThis, 'document'>,
  { whileParsing = (parse) => parse() }: PolicyHtmlOptions = {},
) => {
  const purify = createDOMPurify(window);
  // DOMPurify trims values; a blank at the end of a title is no reason to rewrite a text.
  purify.addHook('uponSanitizeAttribute', (element, event) => {
    event.attrValue = element.getAttribute(event.attrName) ?? event.attrValue;
  });
  // Its own parse is of an empty document only; what this lets through never reaches a page as a string.
  const inner = { createHTML: (html: string) => html, createScriptURL: (url: string) => url };
  const purifyBody = (body: HTMLElement, config: Config): HTMLElement =>
    whileParsing(
      () =>
        purify.sanitize(body, {
          ...config,
          TRUSTED_TYPES_POLICY: inner as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
        }) as unknown as HTMLElement,
    );

  /** @throws PolicyHtmlError when it is too large or too deep */
  const parse = (html: string): HTMLElement => {
    const problem = checkPolicyLimits(html);
    if (problem) throw new PolicyHtmlError(problem);
    // Beside the document's own body: a style sheet or a base address that is nowhere in a document is not looked at, so
    // that no browser complains of what is about to be taken out.
    const body = window.document.implementation.createHTMLDocument('').createElement('body');
    whileParsing(() => {
      body.innerHTML = html;
    });
    unclobber(body);
    const found = checkParsedLimits(body);
    if (found) throw new PolicyHtmlError(found);
    return body;
  };

  /**
   * Applies the allow list to a text that is to be stored.
   * @throws PolicyHtmlError when it is too large or too deep
   */
  const sanitizePolicyHtml = (html: string): SanitizedPolicy => {
    const body = parse(html);
    const before = body.innerHTML;
    const removals = createRemovals();
    applyAllowList(body, removals);
    const after = purifyBody(body, TO_STORE).innerHTML;
    if (before === after && isFaithful(html)) return { html, removed: [] };
    // What a parser skips, or what DOMPurify found after our walk: it is gone, and it must not go unsaid.
    if (removals.list().length === 0) removals.add('element', 'markup that browsers skip or could misread');
    return { html: after, removed: removals.list() };
  };

  /**
   * Makes the markup that shows a stored text: newlines become line breaks, ids get a prefix, and the allow list has the
   * last word, whatever the database holds. The string must be put into the page as it is.
   * @throws PolicyHtmlError when it is too large or too deep
   */
  const renderPolicyHtml = (content: string): string => {
    const body = parse(content);
    const comments = window.document.createNodeIterator.call(body.ownerDocument, body, 128);
    for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
      (comment as Comment).remove();
    body.normalize();
    addLineBreaks(body);
    applyAllowList(body, createRemovals());
    present(body, window.document.location.origin);
    return purifyBody(body, TO_SHOW).innerHTML;
  };

  return { sanitizePolicyHtml, renderPolicyHtml };
};

/** The functions that know the allow list. */
export type PolicyHtml = ReturnType<typeof createPolicyHtml>;
