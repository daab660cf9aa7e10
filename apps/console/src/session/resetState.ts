/** Stands in the address bar in place of a reset token; no token is that short. */
export const NO_TOKEN = 'new';

const textIn = (state: unknown, key: string): string | undefined => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** History state that keeps a reset token. */
export const tokenState = (token: string) => ({ resetToken: token });

/** The reset token that a history state keeps. */
export const tokenIn = (state: unknown): string | undefined => textIn(state, 'resetToken');

/** History state that keeps the address a reset link was sent to. */
export const addressState = (email: string) => ({ resetEmail: email });

/** The address that a history state keeps. */
export const addressIn = (state: unknown): string | undefined => textIn(state, 'resetEmail');
