import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const { size: fontSizes, weight, leading, tracking } = vars;

export const heading = componentStyle({
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Focusable by script for screen readers; not a control, so no ring.
  selectors: { '&[tabindex="-1"]': { outline: 'none' } },
});

const look = (fontSize: string, fontWeight: string, lineHeight: string, letterSpacing: string) =>
  componentStyle({ fontSize, fontWeight, lineHeight, letterSpacing });

export const size = {
  title: look(fontSizes.title, weight.bold, leading.tight, tracking.title),
  section: look(fontSizes.section, weight.bold, leading.snug, tracking.title),
  screen: look(fontSizes.screen, weight.bold, leading.snug, tracking.card),
  card: look(fontSizes.card, weight.semibold, leading.snug, tracking.card),
};
