import { textAlignMatchParent } from './textAlignMatchParent.ts';

/** For a line of user data: it has its own direction and ellipsis, but aligns with the page. Not for our sentences. */
export const ownDirection = { unicodeBidi: 'plaintext', textAlign: textAlignMatchParent } as const;
