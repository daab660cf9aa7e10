import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

/** 4, 8, 12, 16, 20, 24, 28 px at the default text size. */
export type Space = 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';

export const gaps: Record<Space, string> = {
  xxs: componentStyle({ gap: vars.space.xxs }),
  xs: componentStyle({ gap: vars.space.xs }),
  s: componentStyle({ gap: vars.space.s }),
  m: componentStyle({ gap: vars.space.m }),
  l: componentStyle({ gap: vars.space.l }),
  xl: componentStyle({ gap: vars.space.xl }),
  xxl: componentStyle({ gap: vars.space.xxl }),
};
