import { type PolicyAddress, PolicyHtmlError, type RenderPolicyHtml } from '@planner/policy-html/display';
import { upgradeLists } from '@planner/ui';

/** Insert `html` into the page unchanged. */
export type RenderedPolicy =
  | { status: 'empty' }
  | { status: 'refused'; message: string }
  | { status: 'text'; html: string | DocumentFragment; hasOwnColors: boolean };

const OWN_COLORS = /<font[^>]+color=|bgcolor=|style="[^"]*color/;
const isEmpty = (html: string): boolean =>
  !/<(?:img|iframe|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';

const renderOnce = (
  content: string,
  render: RenderPolicyHtml,
  addresses: readonly PolicyAddress[] | undefined,
): RenderedPolicy => {
  try {
    const { html, markup } = render(content, upgradeLists, addresses);
    return isEmpty(markup)
      ? { status: 'empty' }
      : { status: 'text', html, hasOwnColors: OWN_COLORS.test(markup) };
  } catch (error) {
    if (error instanceof PolicyHtmlError) return { status: 'refused', message: error.message };
    throw error;
  }
};

let last:
  | {
      content: string;
      render: RenderPolicyHtml;
      addresses: readonly PolicyAddress[] | undefined;
      rendered: RenderedPolicy;
    }
  | undefined;

/** Renders a stored text. Remembers the last one: while the editor loads, its placeholder shows what the preview shows. */
export const renderPolicy = (
  content: string,
  render: RenderPolicyHtml,
  addresses?: readonly PolicyAddress[],
): RenderedPolicy => {
  if (last?.content !== content || last.render !== render || last.addresses !== addresses)
    last = { content, render, addresses, rendered: renderOnce(content, render, addresses) };
  return last.rendered;
};
