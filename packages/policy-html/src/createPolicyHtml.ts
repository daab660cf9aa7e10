import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { addLineBreaks } from './addLineBreaks.ts';
import { ELEMENTS, GLOBAL_ATTRIBUTES } from './allowList.ts';
import { applyAllowList } from './applyAllowList.ts';
import { checkParsedLimits, checkPolicyLimits, type PolicyProblem } from './limits.ts';
import { BLANK_LINK, LINK_PROTOCOLS } from './links.ts';
import { createLostTextFinder } from './lostText.ts';
import { prepareForDisplay, DISPLAY_ATTRIBUTES } from './prepareForDisplay.ts';
import { createRemovals, type Removal } from './removals.ts';
import { attributeNames, scanTags } from './scanTags.ts';
import { removeClobberingNames } from './removeClobberingNames.ts';

/** Thrown for a text that is too large or nested too deep to parse. Its message can be shown to the user. */
export class PolicyHtmlError extends Error {
  readonly problem: PolicyProblem;

  constructor(problem: PolicyProblem) {
    super(problem.message);
    this.name = 'PolicyHtmlError';
    this.problem = problem;
  }
}

export interface SanitizedPolicy {
  html: string;
  removed: readonly Removal[];
}

const attributesOf = (rules: Readonly<Record<string, unknown>>): string[] => Object.keys(rules);
const ATTRIBUTES = [
  ...new Set([...attributesOf(GLOBAL_ATTRIBUTES), ...Object.values(ELEMENTS).flatMap(attributesOf)]),
];
const URL_ATTRIBUTES = new Set(['href', 'src', 'cite']);

/** Checks the source: the parsed document lacks markup that parsers skip, such as a second `<body>`. */
const hasOnlyAllowedMarkup = (html: string): boolean => {
  for (const { name, isEnd, attributes, isBroken } of scanTags(html)) {
    const own = ELEMENTS[name];
    if (isBroken || !own) return false;
    if (isEnd) continue;
    for (const key of attributeNames(attributes))
      if (!Object.hasOwn(own, key) && !Object.hasOwn(GLOBAL_ATTRIBUTES, key)) return false;
  }
  return true;
};

const PURIFY: Config = {
  ALLOWED_TAGS: [...Object.keys(ELEMENTS), 'body', '#text'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Anything else that starts with a word and a colon is another protocol.
  ALLOWED_URI_REGEXP: new RegExp(
    `^(?:(?:${LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)).join('|')}):|${BLANK_LINK}|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
    'i',
  ),
  // applyAllowList has already unwrapped elements whose content stays.
  KEEP_CONTENT: false,
  RETURN_DOM: true,
  // Ids are namespaced for display instead.
  SANITIZE_DOM: false,
};

const withAttributes = (attributes: string[]): Config => ({
  ...PURIFY,
  ALLOWED_ATTR: attributes,
  ADD_URI_SAFE_ATTR: attributes.filter((name) => !URL_ATTRIBUTES.has(name)),
});

const TO_STORE: Config = {
  ...withAttributes(ATTRIBUTES),
  ALLOWED_TAGS: [...Object.keys(ELEMENTS), 'body', '#text', '#comment'],
};
const TO_SHOW = withAttributes([...ATTRIBUTES, ...DISPLAY_ATTRIBUTES]);

export type Modernize = (root: HTMLElement) => void;

export interface PolicyHtmlOptions {
  /** Runs our inert parsing. The browser's Trusted Types policy lets strings through meanwhile. */
  whileParsing?: <T>(parse: () => T) => T;
}

/** Parses once, in an inert document; `applyAllowList` removes, DOMPurify then checks with the same list. */
export const createPolicyHtml = (
  window: WindowLike & Pick<typeof globalThis, 'document'>,
  { whileParsing = (parse) => parse() }: PolicyHtmlOptions = {},
) => {
  const purify = createDOMPurify(window);
  // DOMPurify trims attribute values, which would change texts that are fine.
  purify.addHook('uponSanitizeAttribute', (element, event) => {
    event.attrValue = element.getAttribute(event.attrName) ?? event.attrValue;
  });
  // DOMPurify itself parses an empty document only.
  const inner = { createHTML: (html: string) => html, createScriptURL: (url: string) => url };
  const purifyBody = (body: HTMLElement, config: Config): HTMLElement =>
    whileParsing(
      () =>
        purify.sanitize(body, {
          ...config,
          TRUSTED_TYPES_POLICY: inner as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
        }) as unknown as HTMLElement,
    );

  /** Call only after `checkPolicyLimits`. */
  const parseUnchecked = (html: string): HTMLElement => {
    // A detached body: browsers ignore style sheets and base URLs in it, and log no CSP violations for them.
    const body = window.document.implementation.createHTMLDocument('').createElement('body');
    whileParsing(() => {
      body.innerHTML = html;
    });
    return body;
  };

  const decode = (text: string): string => parseUnchecked(text.replaceAll('<', '&lt;')).textContent;

  const parse = (html: string): HTMLElement => {
    const problem = checkPolicyLimits(html);
    if (problem) throw new PolicyHtmlError(problem);
    const body = parseUnchecked(html);
    removeClobberingNames(body);
    const found = checkParsedLimits(body);
    if (found) throw new PolicyHtmlError(found);
    return body;
  };

  /** @throws PolicyHtmlError */
  const sanitizePolicyHtml = (html: string): SanitizedPolicy => {
    const body = parse(html);
    const before = body.innerHTML;
    const removals = createRemovals();
    applyAllowList(body, removals);
    const after = purifyBody(body, TO_STORE).innerHTML;
    if (before === after && hasOnlyAllowedMarkup(html)) return { html, removed: [] };
    const { inNodes, openTag } = createLostTextFinder(html, decode);
    const removed = [...removals.list(inNodes), ...openTag()];
    // Skipped by the parser or removed by DOMPurify: report that, too.
    if (removed.length === 0)
      removed.push({ kind: 'element', what: 'markup that browsers skip or could misread', count: 1 });
    return { html: after, removed };
  };

  /** Applies the allow list again, whatever the database holds, and prepares for display. @throws PolicyHtmlError */
  const renderPolicyHtml = (content: string, modernize?: Modernize): string => {
    const body = parse(content);
    const comments = window.document.createNodeIterator.call(body.ownerDocument, body, 128);
    for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
      (comment as Comment).remove();
    body.normalize();
    addLineBreaks(body);
    applyAllowList(body, createRemovals());
    modernize?.(body);
    prepareForDisplay(body, window.document.location.origin);
    return purifyBody(body, TO_SHOW).innerHTML;
  };

  return { sanitizePolicyHtml, renderPolicyHtml };
};

export type PolicyHtml = ReturnType<typeof createPolicyHtml>;
