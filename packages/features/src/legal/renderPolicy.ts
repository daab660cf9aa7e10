import { PolicyHtmlError, renderPolicyHtml } from '@planner/policy-html';

/** What becomes of a stored text on a page. `html` goes into the page as it is, and nowhere else. */
export type RenderedPolicy =
  | { status: 'empty' }
  | { status: 'refused'; message: string }
  | { status: 'text'; html: string; hasOwnColors: boolean };

const OWN_COLORS = /<font[^>]+color=|bgcolor=|style="[^"]*color/;
const isEmpty = (html: string): boolean =>
  !/<(?:img|iframe|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** Makes what a page shows of a stored text. A text without a word or picture is empty, whatever markup it has. */
export const renderPolicy = (content: string): RenderedPolicy => {
  try {
    const html = renderPolicyHtml(content);
    // A TrustedHTML becomes a string by being joined to one.
    const markup = ''.concat(html);
    return isEmpty(markup)
      ? { status: 'empty' }
      : { status: 'text', html, hasOwnColors: OWN_COLORS.test(markup) };
  } catch (error) {
    if (error instanceof PolicyHtmlError) return { status: 'refused', message: error.message };
    throw error;
  }
};
