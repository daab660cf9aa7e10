import { componentStyle } from '../theme/componentStyle.ts';

export const element = componentStyle({ display: 'contents' });
