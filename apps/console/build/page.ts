import { type Brand, iconOf } from '@planner/brand';
import { createTheme, hexOfOklch, withAccentHue } from '@planner/ui/create-theme';
import type { Plugin } from 'vite';

/** Adds `<meta name="api-origin">` for an API on another host. The server that serves index.html allows it in the CSP. */
export const apiOrigin = (): Plugin => {
  let baseUrl = '';
  return {
    name: 'planner:api-origin',
    apply: 'build',
    configResolved({ env }) {
      baseUrl = String(env['VITE_API_BASE_URL'] ?? '');
    },
    transformIndexHtml: () =>
      URL.canParse(baseUrl)
        ? [{ tag: 'meta', attrs: { name: 'api-origin', content: new URL(baseUrl).origin }, injectTo: 'head' }]
        : [],
  };
};

type PageBrand = Pick<Brand, 'name' | 'logo' | 'accentHue'>;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** In the page, because as a file it costs more in headers than the icon itself. */
const iconLink = (svg: string) =>
  `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg.replaceAll(/\s*\n\s*/g, ' ').trim())}">`;

/** Writes the brand into the page. @throws naming the pairs of colors whose contrast is too low */
export const brandHtml = ({ name, logo, accentHue }: PageBrand): ((html: string) => string) => {
  const themes = withAccentHue(accentHue);
  const css = createTheme(themes);
  const head = [
    iconLink(iconOf(logo, hexOfOklch(themes.light.color.accent))),
    ...(css ? [`<style>${css}</style>`] : []),
  ];
  return (html) =>
    html
      .replaceAll('%BRAND_NAME%', () => escapeHtml(name))
      .replace('</head>', (end) => `  ${head.join('\n    ')}\n  ${end}`);
};

/** Puts the name, icon and colors of the brand into the page. */
export const brandPage = (brand: PageBrand): Plugin => ({
  name: 'planner:brand-page',
  transformIndexHtml: brandHtml(brand),
});
