import { brand } from '@planner/brand';
import { hexOfOklch, withAccentHue } from '@planner/ui/create-theme';
import { expect, it } from 'vitest';
import { brandFiles } from './brandPage.ts';

const PAGE =
  '<head>\n<title>%BRAND_NAME%</title>\n</head>\n<noscript>%BRAND_NAME% needs JavaScript.</noscript>';
const meadow = { name: 'Meadow & Sons', logo: 'M4 12h16', accentHue: 150 };

it('a page takes its name and colors from the brand', () => {
  expect(brandFiles(meadow).page(PAGE)).toMatch(
    /^<head>\n<title>Meadow &amp; Sons<\/title>\n {2}<style>@media all\{:root, \.light\{--planner-color-accent:oklch\(0\.49 0\.17 150\);.*\}\}<\/style>\n {2}<\/head>\n<noscript>Meadow &amp; Sons needs JavaScript\.<\/noscript>$/,
  );
});

it('so does the icon of the tab', () => {
  expect(brandFiles(meadow).favicon).toMatch(/fill="#\w+" \/>\n {2}<path\n {4}d="M4 12h16"/);
});

it('the hue of the kit costs no byte', () => {
  expect(brandFiles({ ...meadow, accentHue: 275 }).page('<head></head>')).toBe('<head></head>');
});

it('mails have the accent of the console', () => {
  expect(brand.mailAccent).toBe(hexOfOklch(withAccentHue(brand.accentHue).light.color.accent));
});

it('a brand with too little contrast does not build', () => {
  expect(() => brandFiles({ ...meadow, accentHue: 180 })).toThrow(
    'The contrast of the theme is too low:\nchart on surface in the light theme is 2.93:1, needs 3:1',
  );
});
