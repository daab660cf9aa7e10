import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const area = componentStyle({ paddingBlock: vars.space.xs, resize: 'vertical', display: 'block' });
