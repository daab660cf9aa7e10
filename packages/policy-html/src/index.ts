export { createInertHtml, renderPolicyHtml, sanitizePolicyHtml } from './browser.ts';
export { PolicyHtmlError } from './createPolicyReader.ts';
export { isAllowedImage, toShownImage } from './images.ts';
export { toAllowedLink } from './links.ts';
export type { LostText, Removal } from './removals.ts';
export { scanTags } from './scanTags.ts';
export { toVideoEmbed } from './videos.ts';
