import { createPolicyHtml, type PolicyHtml, type SanitizedPolicy } from './createPolicyHtml.ts';

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
/** Made at first use: importing this module must not need a document. */
const policyHtml = (): PolicyHtml => {
  if (made) return made;
  made = createPolicyHtml(window, { whileParsing });
  installTrustedTypes();
  return made;
};

/**
 * Applies the allow list to a text that is to be stored, and tells what was taken out. A text that the list takes nothing
 * out of comes back byte for byte.
 * @throws PolicyHtmlError when it is too large or too deep
 */
export const sanitizePolicyHtml = (html: string): SanitizedPolicy => policyHtml().sanitizePolicyHtml(html);

/**
 * Makes the markup that shows a stored text. It must be put into the page as it is: where there are Trusted Types it is a
 * TrustedHTML, which passes there, and which has no methods of strings.
 * @throws PolicyHtmlError when it is too large or too deep
 */
export const renderPolicyHtml = (content: string): string =>
  createInertHtml(policyHtml().renderPolicyHtml(content));

/** What the browser offers of Trusted Types, as far as it is needed here. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string, type?: string, sink?: string) => string },
  ) => unknown;
  readonly defaultPolicy: { createHTML: (html: string) => string } | null;
}

/**
 * Makes the one policy of the console (`trusted-types default`): every string that is about to become markup of the page,
 * whoever put it there, goes through the allow list. What `renderPolicyHtml` has made is no string any more,
 * and `DOMParser` may have all of them: its documents run and load nothing. Scripts are never made from strings.
 */
const installTrustedTypes = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html, _type, sink) =>
      isParsing || sink === 'DOMParser parseFromString' ? html : policyHtml().sanitizePolicyHtml(html).html,
  });
};

/**
 * Makes a string assignable in a document that no window shows, and there only: nothing is taken out of it. What is to be seen
 * goes through `renderPolicyHtml` or `sanitizePolicyHtml`. Where Trusted Types are enforced, what comes back is a TrustedHTML.
 */
export const createInertHtml = (html: string): string => {
  installTrustedTypes();
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return whileParsing(() => trustedTypes?.defaultPolicy?.createHTML(html) ?? html);
};
