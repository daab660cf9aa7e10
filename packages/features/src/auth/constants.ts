/** How long the success message of “forgot password” shows, in milliseconds. */
export const RESET_LINK_SENT_MS = 3000;

/** How long the success message of a password reset shows, in milliseconds. */
export const PASSWORD_RESET_MS = 2000;

export const FORGOT_PASSWORD_FIELDS = ['email'] as const;
export const RESET_PASSWORD_FIELDS = ['password'] as const;
