/** px of the design on the 16 px root, so that a larger browser text size enlarges everything with it. */
const rem = (px: number) => `${px / 16}rem`;

/** Values of what both themes share: space, type, radius, motion and sizes. Lengths are `rem` unless they are hairlines. */
export const foundationTokens = {
  /** 4 px grid. */
  space: {
    none: '0',
    hair: rem(2),
    xxs: rem(4),
    xs: rem(8),
    s: rem(12),
    m: rem(16),
    l: rem(20),
    xl: rem(24),
    xxl: rem(28),
    xxxl: rem(40),
  },
  font: {
    body: "'Inter Variable', system-ui, sans-serif",
    mono: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', Menlo, Consolas, monospace",
  },
  size: {
    tiny: rem(11.5),
    small: rem(12.5),
    body: rem(14),
    card: rem(15),
    screen: rem(17),
    section: rem(20),
    title: rem(24),
    figure: rem(30),
  },
  leading: { tight: '1.2', snug: '1.35', body: '1.5', prose: '1.65' },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '650' },
  tracking: { body: '0', card: '-0.006em', title: '-0.014em', figure: '-0.02em' },
  radius: { small: rem(5), badge: rem(7), control: rem(9), card: rem(14), full: '999px' },
  motion: { fast: '120ms', slow: '180ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  icon: { small: rem(16), medium: rem(18), large: rem(24) },
  control: { large: rem(40), medium: rem(36), small: rem(32) },
  layout: {
    row: rem(60),
    sidebar: rem(248),
    rail: rem(64),
    topBar: rem(60),
    content: rem(1216),
    card: rem(220),
    tooltip: rem(280),
    measure: rem(440),
    blank: rem(160),
    form: rem(640),
  },
};
