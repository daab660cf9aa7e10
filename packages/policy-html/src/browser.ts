import {
  createPolicyHtml,
  type Modernize,
  type PolicyHtml,
  type SanitizedPolicy,
} from './createPolicyHtml.ts';

let isParsing = false;

const whileParsing = <T>(parse: () => T): T => {
  const before = isParsing;
  isParsing = true;
  try {
    return parse();
  } finally {
    isParsing = before;
  }
};

let made: PolicyHtml | undefined;
/** Created on first use, so that this module can be imported without a document. */
const policyHtml = (): PolicyHtml => {
  if (made) return made;
  made = createPolicyHtml(window, { whileParsing });
  installTrustedTypes();
  return made;
};

/** Applies the allow list before storing. Text without removals comes back byte for byte. @throws PolicyHtmlError */
export const sanitizePolicyHtml = (html: string): SanitizedPolicy => policyHtml().sanitizePolicyHtml(html);

/**
 * Renders a stored text to safe markup. `modernize` rewrites markup of earlier editors before DOMPurify checks it.
 * Assign the result unchanged: under Trusted Types it is a TrustedHTML without string methods. @throws PolicyHtmlError
 */
export const renderPolicyHtml = (content: string, modernize?: Modernize): string =>
  createInertHtml(policyHtml().renderPolicyHtml(content, modernize));

/** The part of the Trusted Types API used here; TypeScript's DOM types lack it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string, type?: string, sink?: string) => string },
  ) => unknown;
  readonly defaultPolicy: { createHTML: (html: string) => string } | null;
}

/** The default Trusted Types policy sanitizes all assigned markup, except in inert documents. It creates no scripts. */
const installTrustedTypes = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html, _type, sink) =>
      isParsing || sink === 'DOMParser parseFromString' ? html : policyHtml().sanitizePolicyHtml(html).html,
  });
};

/** Makes a string assignable as markup WITHOUT sanitizing it, for inert documents only. */
export const createInertHtml = (html: string): string => {
  installTrustedTypes();
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return whileParsing(() => trustedTypes?.defaultPolicy?.createHTML(html) ?? html);
};
