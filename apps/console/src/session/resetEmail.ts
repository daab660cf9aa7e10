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
