import { paths, screenAt } from '../paths.ts';

// The pages that request a reset link and say where it was sent are documents of their own.

const EMAIL_KEY = 'reset-email';

/** Keeps the address for the page that says where the link was sent. */
export const rememberEmail = (email: string): void => {
  try {
    sessionStorage.setItem(EMAIL_KEY, email);
  } catch {
    // That page then names no address.
  }
};

export const readEmail = (): string | undefined => {
  try {
    return sessionStorage.getItem(EMAIL_KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Replaces the reset token in the URL; no real token is this short. */
const NO_TOKEN = 'new';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Moves the token from the URL to history state, so bookmarks and referrers don't leak it and a reload still works. */
export const takeToken = (): string | undefined => {
  const { id = '' } = screenAt(location.pathname) ?? {};
  if (id !== NO_TOKEN) history.replaceState({ resetToken: decode(id) }, '', paths.resetPassword(NO_TOKEN));
  const { resetToken }: { resetToken?: unknown } = Object(history.state);
  return typeof resetToken === 'string' && resetToken !== '' ? resetToken : undefined;
};
