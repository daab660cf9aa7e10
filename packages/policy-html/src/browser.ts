import { createPolicyHtml, type SanitizedPolicy } from './createPolicyHtml.ts';
import type { RenderPolicyHtml } from './createPolicyReader.ts';
import { installTrustedTypes, trustHtml } from './trustedTypes.ts';

let made: ReturnType<typeof createPolicyHtml> | undefined;
/** Created on first use, so that this module can be imported without a document. */
const policyHtml = () => {
  if (made) return made;
  made = createPolicyHtml(window);
  installTrustedTypes(sanitize);
  return made;
};

const sanitize = (html: string): string => policyHtml().sanitizePolicyHtml(html).html;

/** Applies the allow list before storing. Text without removals comes back byte for byte. @throws PolicyHtmlError */
export const sanitizePolicyHtml = (html: string): SanitizedPolicy => policyHtml().sanitizePolicyHtml(html);

/** Renders a stored text to safe markup, which DOMPurify has checked. @throws PolicyHtmlError */
export const renderPolicyHtml: RenderPolicyHtml = (...of) => {
  const markup = policyHtml().renderPolicyHtml(...of);
  return { html: trustHtml(markup), markup };
};

/** Makes a string assignable as markup WITHOUT sanitizing it, for inert documents only. */
export const createInertHtml = (html: string): string => {
  installTrustedTypes(sanitize);
  return trustHtml(html);
};
