import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

const { size: fontSize, weight, leading, tracking } = vars;

export const heading = inLayer({
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // It takes focus so that screen readers begin here; it is no control, and shows none.
  selectors: { '&[tabindex="-1"]': { outline: 'none' } },
});

export const size = {
  title: inLayer({
    fontSize: fontSize.title,
    fontWeight: weight.bold,
    lineHeight: leading.tight,
    letterSpacing: tracking.title,
  }),
  section: inLayer({
    fontSize: fontSize.section,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    letterSpacing: tracking.title,
  }),
  screen: inLayer({
    fontSize: fontSize.screen,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    letterSpacing: tracking.card,
  }),
  card: inLayer({
    fontSize: fontSize.card,
    fontWeight: weight.semibold,
    lineHeight: leading.snug,
    letterSpacing: tracking.card,
  }),
};
