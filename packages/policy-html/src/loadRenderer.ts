import { createPolicyReader, type RenderPolicyHtml } from './createPolicyReader.ts';
import { ALLOWED_URL, SHOWN_ATTRIBUTES, TAGS, URL_ATTRIBUTES } from './sanitizerRules.ts';
import { installTrustedTypes } from './trustedTypes.ts';

export { PolicyHtmlError, type RenderPolicyHtml } from './createPolicyReader.ts';
export type { PolicyAddress } from './addresses.ts';
export { ID_PREFIX } from './prepareForDisplay.ts';

/** TypeScript's DOM types have the options, but not the method. */
interface Sanitizing {
  setHTML: (html: string, options: { sanitizer: SanitizerConfig }) => void;
}

const TO_SHOW: SanitizerConfig = {
  elements: [...TAGS],
  attributes: [...SHOWN_ATTRIBUTES],
  comments: false,
  dataAttributes: false,
};

/** Browsers remove frames, even if they are listed. */
const FRAME = /<iframe/i;

/** Those that DOMPurify skips in addresses: browsers skip some of them. */
const BLANKS = /[\p{Cc}\p{Z}\u180e\u200b-\u2027]/gu;

/** The same check of addresses as DOMPurify's. Browsers look for `javascript:` only. */
const checkUrls = (root: ParentNode): void => {
  for (const name of URL_ATTRIBUTES)
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const url = (element.getAttribute(name) ?? '').replaceAll(BLANKS, '');
      const isImage = element.localName === 'img' && url.startsWith('data:');
      if (url !== '' && !isImage && !ALLOWED_URL.test(url)) element.removeAttribute(name);
    }
};

const renderWithBrowser: RenderPolicyHtml = (...of) => {
  installTrustedTypes();
  const { parseForDisplay } = createPolicyReader(window);
  const { ownerDocument, innerHTML: markup } = parseForDisplay(...of);
  const body = ownerDocument.createElement('body') as HTMLElement & Partial<Sanitizing>;
  body.setHTML?.(markup, { sanitizer: TO_SHOW });
  checkUrls(body);
  const html = ownerDocument.createDocumentFragment();
  html.append(...body.childNodes);
  return { html, markup };
};

/**
 * Returns what renders a stored text. Where the browser has a sanitizer, it takes DOMPurify's place, which then isn't
 * loaded. Other browsers need DOMPurify, and texts with videos.
 */
export const loadRenderer = async (content: string): Promise<RenderPolicyHtml> =>
  'setHTML' in Element.prototype && !FRAME.test(content)
    ? renderWithBrowser
    : (await import('./browser.ts')).renderPolicyHtml;
