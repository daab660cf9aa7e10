import type { components } from '../generated/schema.ts';

/** The schemas of openapi.yaml, as they are sent: with `_id`. */
export type Wire = components['schemas'];
