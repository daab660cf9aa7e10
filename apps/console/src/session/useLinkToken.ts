import { useEffect, useState } from 'react';
import { paths, screenAt } from '../paths.ts';

/** In place of a token, in the path of reset links. Their fragment has the token, because servers log paths; older links have it in the path. */
const NO_TOKEN = 'new';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** True on the page of invitations, false on that of reset links. */
export const isInvitation = (): boolean => screenAt(location.pathname)?.name === 'invitation';

/** Moves the token from the URL to history state, so bookmarks and screens don't leak it and a reload still works. */
const takeToken = (): string | undefined => {
  const { id = '' } = screenAt(location.pathname) ?? {};
  const token = location.hash.slice(1) || (id === NO_TOKEN ? '' : id);
  const path = id === '' ? location.pathname : paths.resetPassword(NO_TOKEN);
  if (token !== '') history.replaceState({ resetToken: decode(token) }, '', path);
  const { resetToken }: { resetToken?: unknown } = Object(history.state);
  return typeof resetToken === 'string' && resetToken !== '' ? resetToken : undefined;
};

/** The token of the link that opened the page; undefined without one. */
export const useLinkToken = (): string | undefined => {
  const [token] = useState(takeToken);
  useEffect(() => {
    // Another link of the same page, which only changes the fragment.
    const open = () => location.reload();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return token;
};
