import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';
import { EDITOR_HEIGHT } from '../RichTextEditor/text.css.ts';

/** One toolbar row with its border. */
const TOOLBAR_PX = 53;
const PHONE_TOOLBAR_PX = 57;

/** Height of the editor with its toolbar and borders. */
const height = (toolbarPx: number) => `calc(${EDITOR_HEIGHT} + ${(toolbarPx + 2) / 16}rem)`;

export const place = componentStyle({
  display: 'grid',
  alignContent: 'center',
  blockSize: height(TOOLBAR_PX),
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.phone]: { blockSize: height(PHONE_TOOLBAR_PX) } },
});

export const toolbar = componentStyle({
  display: 'grid',
  alignContent: 'center',
  blockSize: `${TOOLBAR_PX / 16}rem`,
  paddingInline: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  '@media': { [media.phone]: { blockSize: `${PHONE_TOOLBAR_PX / 16}rem` } },
});

export const area = componentStyle({ blockSize: EDITOR_HEIGHT, overflow: 'clip' });
