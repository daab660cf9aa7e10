import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const { size: fontSize, weight, leading, tracking } = vars;

export const heading = componentStyle({
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Focusable by script for screen readers; not a control, so no ring.
  selectors: { '&[tabindex="-1"]': { outline: 'none' } },
});

export const size = {
  title: componentStyle({
    fontSize: fontSize.title,
    fontWeight: weight.bold,
    lineHeight: leading.tight,
    letterSpacing: tracking.title,
  }),
  section: componentStyle({
    fontSize: fontSize.section,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    letterSpacing: tracking.title,
  }),
  screen: componentStyle({
    fontSize: fontSize.screen,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    letterSpacing: tracking.card,
  }),
  card: componentStyle({
    fontSize: fontSize.card,
    fontWeight: weight.semibold,
    lineHeight: leading.snug,
    letterSpacing: tracking.card,
  }),
};
