import { brand } from '@planner/brand';
import { hexOfOklch, withAccentHue } from '@planner/ui/create-theme';
import { expect, it } from 'vitest';
import { brandHtml } from './page.ts';

const PAGE =
  '<head>\n<title>%BRAND_NAME%</title>\n</head>\n<div id="unsupported">%BRAND_NAME% can\'t run.</div>';
const meadow = { name: 'Meadow & Sons', logo: 'M4 12h16', accentHue: 150 };

const iconOf = (html: string) => /<link rel="icon" href="data:image\/svg\+xml,(.*?)">/.exec(html)?.[1] ?? '';

it('a page takes its name and colors from the brand', () => {
  const page = brandHtml(meadow)(PAGE);
  expect(page).toContain('<title>Meadow &amp; Sons</title>');
  expect(page).toContain('<div id="unsupported">Meadow &amp; Sons can\'t run.</div>');
  expect(page).toMatch(
    /<style>@media all\{:root, \.light\{--planner-color-accent:oklch\(0\.49 0\.17 150\);.*\}\}<\/style>\n {2}<\/head>/,
  );
});

it('so does the icon of the tab', () => {
  expect(decodeURIComponent(iconOf(brandHtml(meadow)(PAGE)))).toMatch(/fill="#\w+" \/> <path d="M4 12h16"/);
});

it('the hue of the kit adds no style', () => {
  expect(brandHtml({ ...meadow, accentHue: 275 })(PAGE)).not.toContain('<style>');
});

it('mails have the accent of the console', () => {
  expect(brand.mailAccent).toBe(hexOfOklch(withAccentHue(brand.accentHue).light.color.accent));
});

it('a brand with too little contrast does not build', () => {
  expect(() => brandHtml({ ...meadow, accentHue: 180 })).toThrow(
    'The contrast of the theme is too low:\nchart on surface in the light theme is 2.93:1, needs 3:1',
  );
});
