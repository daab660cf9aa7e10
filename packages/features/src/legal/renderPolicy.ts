import { PolicyHtmlError, type RenderPolicyHtml } from '@planner/policy-html/display';
import { upgradeLists } from '@planner/ui';

/** Insert `html` into the page unchanged. */
export type RenderedPolicy =
  | { status: 'empty' }
  | { status: 'refused'; message: string }
  | { status: 'text'; html: string | DocumentFragment; hasOwnColors: boolean };

const OWN_COLORS = /<font[^>]+color=|bgcolor=|style="[^"]*color/;
const isEmpty = (html: string): boolean =>
  !/<(?:img|iframe|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';

export const renderPolicy = (content: string, render: RenderPolicyHtml): RenderedPolicy => {
  try {
    const { html, markup } = render(content, upgradeLists);
    return isEmpty(markup)
      ? { status: 'empty' }
      : { status: 'text', html, hasOwnColors: OWN_COLORS.test(markup) };
  } catch (error) {
    if (error instanceof PolicyHtmlError) return { status: 'refused', message: error.message };
    throw error;
  }
};
