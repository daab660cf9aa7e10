import { type Brand, iconOf } from '@planner/brand';
import { createTheme, hexOfOklch, withAccentHue } from '@planner/ui/create-theme';
import type { Plugin } from 'vite';

type PageBrand = Pick<Brand, 'name' | 'logo' | 'accentHue'>;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What a brand writes into the page. @throws naming the pairs of colors whose contrast is too low */
export const brandFiles = ({ name, logo, accentHue }: PageBrand) => {
  const themes = withAccentHue(accentHue);
  const css = createTheme(themes);
  return {
    favicon: iconOf(logo, hexOfOklch(themes.light.color.accent)),
    page: (html: string) =>
      html
        .replaceAll('%BRAND_NAME%', () => escapeHtml(name))
        .replace('</head>', (end) => (css ? `  <style>${css}</style>\n  ${end}` : end)),
  };
};

/** Puts the name, favicon and colors of the brand into the page. */
export const brandPage = (brand: PageBrand): Plugin => {
  const { favicon, page } = brandFiles(brand);
  return {
    name: 'planner:brand-page',
    transformIndexHtml: page,
    configureServer: ({ middlewares }) => {
      middlewares.use('/favicon.svg', (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(favicon);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon });
    },
  };
};
