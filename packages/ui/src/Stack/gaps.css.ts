import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

/** Distance between neighbours: 4, 8, 12, 16, 20, 24, 28 px at the browser's usual text size. */
export type Space = 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';

export const gaps: Record<Space, string> = {
  xxs: inLayer({ gap: vars.space.xxs }),
  xs: inLayer({ gap: vars.space.xs }),
  s: inLayer({ gap: vars.space.s }),
  m: inLayer({ gap: vars.space.m }),
  l: inLayer({ gap: vars.space.l }),
  xl: inLayer({ gap: vars.space.xl }),
  xxl: inLayer({ gap: vars.space.xxl }),
};
