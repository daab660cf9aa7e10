/** How long the typing has to pause before the server is asked, in milliseconds. */
export const SEARCH_PAUSE_MS = 150;

/** How many users the palette lists; the list of users has the others. */
export const SHOWN_USERS = 5;

/** No honest search is longer; the contract takes as much. */
export const QUERY_MAX_CHARACTERS = 200;
