import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const area = inLayer({ paddingBlock: vars.space.xs, resize: 'vertical', display: 'block' });
