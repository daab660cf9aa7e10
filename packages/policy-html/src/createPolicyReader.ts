import type { WindowLike } from 'dompurify';
import { addLineBreaks } from './addLineBreaks.ts';
import { applyAllowList } from './applyAllowList.ts';
import { checkParsedLimits, checkPolicyLimits, type PolicyProblem } from './limits.ts';
import { prepareForDisplay } from './prepareForDisplay.ts';
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

export type PolicyWindow = WindowLike & Pick<typeof globalThis, 'document'>;

/** Rewrites the markup of earlier editors, in place. */
export type Modernize = (root: HTMLElement) => void;

export interface PolicyReaderOptions {
  /** Runs our inert parsing. The browser's Trusted Types policy lets strings through meanwhile. */
  whileParsing?: <T>(parse: () => T) => T;
}

/** Parses texts in inert documents. */
export const createPolicyReader = (
  window: PolicyWindow,
  { whileParsing = (parse) => parse() }: PolicyReaderOptions = {},
) => {
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
  const parseForDisplay = (content: string, modernize?: Modernize): HTMLElement => {
    const body = parse(content);
    removeComments(body);
    addLineBreaks(body);
    applyAllowList(body, () => undefined);
    modernize?.(body);
    prepareForDisplay(body, window.document.location.origin);
    return body;
  };

  return { parseUnchecked, parse, parseForDisplay, removeComments };
};
