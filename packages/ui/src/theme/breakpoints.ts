/** Up to this width (px) tables become lists and the sidebar a drawer. */
export const PHONE_MAX_PX = 719;
/** Up to this width (px) a screen has one column. */
export const NARROW_MAX_PX = 959;
/** Up to this width (px) the sidebar starts as a rail. */
export const TABLET_MAX_PX = 1023;

/** From this width (px) on what is open of a list has room beside it. */
const WIDE_MIN_PX = 1200;

/** So low, as at 400% zoom, that a sticky bar would cover a third of it. */
export const shortWindow = '(max-height: 24em)';

/** Without it a tap would leave a hover style until the next one. */
export const canHover = '(hover: hover)';

const abovePhone = `screen and (min-width: ${(PHONE_MAX_PX + 1) / 16}em)`;

/** Media queries for styles, in `em` to scale with the browser's text size. */
export const media = {
  phone: `screen and (max-width: ${PHONE_MAX_PX / 16}em)`,
  narrow: `screen and (max-width: ${NARROW_MAX_PX / 16}em)`,
  wide: `screen and (min-width: ${WIDE_MIN_PX / 16}em)`,
  aboveTablet: `screen and (min-width: ${(TABLET_MAX_PX + 1) / 16}em)`,
  screenAbovePhone: abovePhone,
  abovePhone: `${abovePhone}, print`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  print: 'print',
} as const;
