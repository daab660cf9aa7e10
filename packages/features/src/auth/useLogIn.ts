import { type ApiClient, getDashboard, isApiError, logIn, type LoginRequest } from '@planner/api-client';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useSend } from '../shared/query/useSend.ts';
import type { Session } from './session/createSession.ts';
import { errorTexts } from './errorTexts.ts';
import type { LoginFormProps } from './LoginForm.tsx';
import { useSessionStore } from './session/useSession.ts';

/** The server accepted the sign-in, but the browser didn't store its cookie. */
class CookieBlockedError extends Error {}

/** Signs in. When the API is on another host, throws CookieBlockedError unless the browser stored the cookie. */
const logInAndCheck = async (client: ApiClient, session: Session, credentials: LoginRequest) => {
  const signedIn = await logIn(client, credentials);
  const { otherHost } = client;
  // In an interrupted session, a 401 would wait for this very sign-in.
  if (otherHost && !session.getState().isInterrupted)
    await getDashboard(client).catch((error: unknown) => {
      if (isApiError(error) && error.status === 401)
        throw new CookieBlockedError(errorTexts.cookieBlocked(otherHost));
    });
  return signedIn;
};

/** Props of the sign-in form: submits, shows failures, and counts down rate limits. */
export const useLogIn = (): Omit<LoginFormProps, 'email' | 'failedLogout'> => {
  const session = useSessionStore();
  const client = useApi();
  const { form, save, error } = useRateLimitedSave(
    useSend((credentials: LoginRequest) => session.logIn(() => logInAndCheck(client, session, credentials))),
    { failed: errorTexts.logIn },
    ['email', 'password'],
  );
  return {
    ...form,
    // A notice stays until the next attempt; an error would disappear after three seconds.
    ...(error instanceof CookieBlockedError && { errorMessage: undefined, notice: error.message }),
    // The general message says that the change may have been saved, but a sign-in changes nothing.
    ...(error instanceof DOMException &&
      error.name === 'AbortError' && { errorMessage: errorTexts.logInCancelled }),
    onSubmit: (credentials) =>
      save(credentials, ({ user, extras, refused, idleLockMinutes }) =>
        session.begin(user, extras, refused, idleLockMinutes),
      ),
  };
};
