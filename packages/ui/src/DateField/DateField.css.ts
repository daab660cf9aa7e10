import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const parts = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // Placeholders of the parts.
    '&[data-empty]:not(:focus)': { color: vars.color.muted },
    // Chromium's 24 px would cover the year of large text.
    '&::-webkit-calendar-picker-indicator': { marginInlineStart: vars.space.xxs },
    // Safari on iOS centers the date.
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
  },
});
