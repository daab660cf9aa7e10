/**
 * For the query of something that is edited: it is asked for anew by each screen that opens, and left alone from then on, also
 * when everything else is brought up to date. What was loaded is the version that the save has to be compared with.
 */
export const WHILE_EDITED = { staleTime: 'static', gcTime: 0 } as const;
