export { createInertHtml, renderPolicyHtml, sanitizePolicyHtml } from './browser.ts';
export { PolicyHtmlError, type SanitizedPolicy } from './createPolicyHtml.ts';
export { isAllowedImage, toShownImage } from './images.ts';
export { checkPolicyLimits, MAX_POLICY_BYTES, MAX_POLICY_DEPTH, type PolicyProblem } from './limits.ts';
export { toAllowedLink } from './links.ts';
export { ID_PREFIX } from './present.ts';
export type { Removal } from './removals.ts';
export { toVideoEmbed } from './videos.ts';
