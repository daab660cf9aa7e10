export { PolicyHtmlError, type RenderPolicyHtml } from './createPolicyReader.ts';
export { loadRenderer } from './loadRenderer.ts';
export { ID_PREFIX } from './prepareForDisplay.ts';
