/** Duration of the success message of “forgot password”, in milliseconds. */
export const RESET_LINK_SENT_MS = 3000;

/** Duration of the success message of a password reset, in milliseconds. */
export const PASSWORD_RESET_MS = 2000;

export const FORGOT_PASSWORD_FIELDS = ['email'] as const;
export const RESET_PASSWORD_FIELDS = ['password'] as const;
