/** How long the success message of "forgot password" stays before the next page comes, in milliseconds (specification §9). */
export const RESET_LINK_SENT_MS = 3000;

/** How long the success message of a reset stays before the sign-in comes, in milliseconds (specification §9). */
export const PASSWORD_RESET_MS = 2000;
