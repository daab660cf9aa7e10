import { componentStyle, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';
import { EDITOR_HEIGHT, MESSAGES_HEIGHT } from '../RichTextEditor/text.css.ts';

/** With the place for messages below the editor. */
export const root = componentStyle({ paddingBlockEnd: MESSAGES_HEIGHT });

export const place = componentStyle({
  display: 'grid',
  gridTemplate: `auto ${EDITOR_HEIGHT} / minmax(0, 1fr)`,
  overflow: 'clip',
  ...surface(vars.radius.card),
});

export const space = componentStyle({ gridArea: '1 / 1', visibility: 'hidden' });

export const whole = componentStyle({ display: 'grid', gridArea: '1 / 1 / 3' });

export const toolbar = componentStyle({
  display: 'grid',
  gridArea: '1 / 1',
  alignContent: 'center',
  paddingInline: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
});

export const area = componentStyle({ overflow: 'clip' });
