import type { WindowLike } from 'dompurify';
import { findAddresses, linkAddresses, type PolicyAddress } from './addresses.ts';
import { addLineBreaks, ID_PREFIX, prepareForDisplay } from './prepareForDisplay.ts';
import { applyAllowList } from './applyAllowList.ts';
import { checkParsedLimits, checkPolicyLimits, type PolicyProblem } from './limits.ts';
import { whileParsing } from './trustedTypes.ts';

/** A policy to show. */
interface ShownPolicy {
  /** Insert it unchanged: nodes, or under Trusted Types a TrustedHTML without string methods. */
  html: string | DocumentFragment;
  /** The same as text, to look into. */
  markup: string;
}

/**
 * Renders a stored text. `modernize` rewrites markup of earlier editors before it is checked. With `addresses`, those of the API, each heading, item
 * and numbered paragraph has a link to itself, `a[data-address]`. @throws PolicyHtmlError
 */
export type RenderPolicyHtml = (
  content: string,
  modernize?: Modernize,
  addresses?: readonly PolicyAddress[],
) => ShownPolicy;

/** Thrown for a text that is too large or nested too deep to parse. Its message can be shown to the user. */
export class PolicyHtmlError extends Error {
  readonly problem: PolicyProblem;

  constructor(problem: PolicyProblem) {
    super(problem.message);
    this.name = 'PolicyHtmlError';
    this.problem = problem;
  }
}

export type PolicyWindow = WindowLike & Pick<typeof globalThis, 'document'>;

/** Rewrites the markup of earlier editors, in place. */
export type Modernize = (root: HTMLElement) => void;

/** Parses texts in inert documents. */
export const createPolicyReader = (window: PolicyWindow) => {
  /** Call only after `checkPolicyLimits`. */
  const parseUnchecked = (html: string): HTMLElement => {
    // A detached body: browsers ignore style sheets and base URLs in it, and log no CSP violations for them.
    const body = window.document.implementation.createHTMLDocument('').createElement('body');
    whileParsing(() => {
      body.innerHTML = html;
    });
    return body;
  };

  /** @throws PolicyHtmlError */
  const parse = (html: string): HTMLElement => {
    const problem = checkPolicyLimits(html);
    if (problem) throw new PolicyHtmlError(problem);
    const body = parseUnchecked(html);
    removeClobberingNames(body);
    const found = checkParsedLimits(body);
    if (found) throw new PolicyHtmlError(found);
    return body;
  };

  const removeComments = (body: HTMLElement): void => {
    const comments = window.document.createNodeIterator.call(body.ownerDocument, body, 128);
    for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
      (comment as Comment).remove();
    body.normalize();
  };

  /** Applies the allow list and prepares for display. A sanitizer must have the last word. @throws PolicyHtmlError */
  const parseForDisplay: (...of: Parameters<RenderPolicyHtml>) => HTMLElement = (
    content,
    modernize,
    addresses,
  ) => {
    const body = parse(content);
    const addressed = addresses && findAddresses(body, addresses);
    removeComments(body);
    addLineBreaks(body);
    nameToId(body);
    applyAllowList(body, () => undefined);
    modernize?.(body);
    prepareForDisplay(body, window.document.location.origin);
    if (addressed) linkAddresses(addressed, ID_PREFIX);
    return body;
  };

  return { parseUnchecked, parse, parseForDisplay, removeComments };
};

/** Older programs write `<a name>` for the targets of links. Returns whether there was one. */
export const nameToId = (root: ParentNode): boolean => {
  const anchors = [...root.querySelectorAll('a[name]:not([name=""])')];
  for (const anchor of anchors) {
    if (!anchor.id) anchor.id = anchor.getAttribute('name') ?? '';
    if (anchor.id === anchor.getAttribute('name')) anchor.removeAttribute('name');
  }
  return anchors.length > 0;
};

/** Elements that a form exposes as properties by name or id. */
const LISTED = 'button, fieldset, img, input, object, output, select, textarea';

/** A control named `childNodes` hides that property of its form (DOM clobbering). Call it before reading the tree. */
export const removeClobberingNames = (root: ParentNode & { ownerDocument: Document }): void => {
  if (!root.querySelector('form')) return;
  const form = root.ownerDocument.createElement('form');
  for (const control of root.querySelectorAll(LISTED))
    for (const attribute of ['name', 'id'])
      if ((control.getAttribute(attribute) ?? '') in form) control.removeAttribute(attribute);
};
