import { createContext } from 'react';

/** Names of the other items of the kind that a form adds or edits. Empty until they are known. */
export const OtherNames = createContext<readonly string[]>([]);
