import { componentRule, componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const cover = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: vars.color.page,
});

// Not `display`, which would lose scroll positions. Also what opens later, and dialogs beside the root.
// Not `:has()`: with a rule for all its descendants, Chromium styles the whole page again whenever a button is added or disabled.
componentRule('html[data-covered] body :not([data-cover], [data-cover] *)', {
  visibility: 'hidden !important' as 'hidden',
  transition: 'none !important',
});
componentRule('html[data-covered] [data-cover]', { visibility: 'visible' });
