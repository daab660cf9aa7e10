import { inLayer } from '../theme/inLayer.ts';

export const root = inLayer({ minInlineSize: '9rem', maxInlineSize: '100%' });
