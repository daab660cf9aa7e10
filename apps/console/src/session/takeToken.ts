import { paths } from '../paths.ts';
import { screenAt } from '../screenAt.ts';

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
