import { type Brand, iconOf } from '@planner/brand';
import { createTheme, hexOfOklch, withAccentHue } from '@planner/ui/create-theme';
import { minify, type Plugin, type Rolldown } from 'vite';
import { BROWSER_NAMES } from './browsers.ts';

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
        ? [
            {
              tag: 'meta',
              attrs: { name: 'api-origin', content: new URL(baseUrl).origin },
              injectTo: 'head-prepend',
            },
          ]
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
      .replaceAll('%BROWSERS%', BROWSER_NAMES)
      .replace('</head>', (end) => `  ${head.join('\n    ')}\n  ${end}`);
};

/** Puts the name, icon and colors of the brand into the page. */
export const brandPage = (brand: PageBrand): Plugin => ({
  name: 'planner:brand-page',
  transformIndexHtml: brandHtml(brand),
});

/** What opens first, and the chunk that it needs. */
const OPENED_FIRST = { 'sign-in': 'SignIn', console: 'Console' };

/** Names of a chunk's file and of those that it imports. */
const withImports = (bundle: Rolldown.OutputBundle, fileName: string): readonly string[] => {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || file.isEntry) return [];
  return [fileName, ...file.imports.flatMap((name) => withImports(bundle, name))];
};

/**
 * Names the code that opens first, so that the script of index.html can request it together with the entry, and makes that script
 * small.
 */
export const startLinks = (): Plugin => ({
  name: 'planner:start-links',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const opens = new Map<string, string>();
      for (const [what, name] of Object.entries(OPENED_FIRST)) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (!chunk) throw new Error(`No chunk is called ${name}`);
        for (const file of new Set(withImports(bundle, chunk.fileName)))
          if (!html.includes(file)) opens.set(file, `${opens.get(file) ?? ''} ${what}`.trim());
      }
      const [script = '', source = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
      const { code } = await minify('index.js', source);
      return {
        html: html
          .replaceAll(/^\s*<!--[^]*?-->\n/gm, '')
          .replace(script, () => `<script>${code.trim()}</script>`),
        tags: Array.from(opens, ([file, what]) => ({
          tag: 'link',
          attrs: { 'data-opens': what, crossorigin: '', href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
      };
    },
  },
});
