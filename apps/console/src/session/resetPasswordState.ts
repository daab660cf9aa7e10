// History state of the screens that reset a password.

/** Replaces the reset token in the URL; no real token is this short. */
export const NO_TOKEN = 'new';

const readText = (state: unknown, key: string): string | undefined => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const tokenState = (token: string) => ({ resetToken: token });

export const readToken = (state: unknown): string | undefined => readText(state, 'resetToken');

export const emailState = (email: string) => ({ resetEmail: email });

export const readEmail = (state: unknown): string | undefined => readText(state, 'resetEmail');
