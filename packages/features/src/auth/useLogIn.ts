import {
  type ApiClient,
  type Challenge,
  getDashboard,
  hasCode,
  logIn,
  type LoginRequest,
} from '@planner/api-client';
import { useState } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useApiMutation } from '../shared/query/useApiMutation.ts';
import type { Session } from './session/createSession.ts';
import { errorTexts } from './errorTexts.ts';
import type { LoginFormProps } from './LoginForm.tsx';
import { useSessionStore } from './session/useSession.ts';

/** The server accepted the sign-in, but the browser didn't store its cookie. */
class CookieBlockedError extends Error {}

/** The password was right, and the account has a second factor. An error, so that a pending logout stays pending. */
class ChallengeError extends Error {
  readonly challenge: Challenge;
  constructor(challenge: Challenge) {
    super();
    this.challenge = challenge;
  }
}

/** Signs in. When the API is on another host, throws CookieBlockedError unless the browser stored the cookie. */
const logInAndCheck = async (client: ApiClient, session: Session, credentials: LoginRequest) => {
  const signedIn = await logIn(client, credentials);
  if (!('user' in signedIn)) throw new ChallengeError(signedIn);
  const { otherHost } = client;
  // In an interrupted session, a 401 would wait for this very sign-in.
  if (otherHost && !session.getState().isInterrupted)
    await getDashboard(client).catch((error: unknown) => {
      if (hasCode(error, 'not-signed-in', 401))
        throw new CookieBlockedError(errorTexts.cookieBlocked(otherHost));
    });
  return signedIn;
};

interface LogIn {
  /** Props of the sign-in form. */
  form: Omit<LoginFormProps, 'failedLogout'>;
  /** Set when the sign-in needs a second step, instead of the form. */
  challenge: Challenge | undefined;
  /** Back to the form. */
  restart: () => void;
}

/** Submits the sign-in form, shows failures, and counts down rate limits. */
export const useLogIn = (knownEmail?: string): LogIn => {
  const session = useSessionStore();
  const client = useApi();
  const { form, save, error, reset } = useRateLimitedSave(
    useApiMutation((credentials: LoginRequest) =>
      session.logIn(() => logInAndCheck(client, session, credentials)),
    ),
    { failed: errorTexts.logIn },
    ['email', 'password'],
  );
  const challenge = error instanceof ChallengeError ? error.challenge : undefined;
  const [email, setEmail] = useState(knownEmail);
  const props = {
    ...form,
    email,
    // A notice stays until the next attempt; an error would disappear after three seconds.
    ...(error instanceof CookieBlockedError && { errorMessage: undefined, notice: error.message }),
    // The general message says that the change may have been saved, but a sign-in changes nothing.
    ...(error instanceof DOMException &&
      error.name === 'AbortError' && { errorMessage: errorTexts.logInCancelled }),
    onSubmit: (credentials: LoginRequest) => {
      setEmail(credentials.email);
      save(credentials, (answer) => session.begin(answer.user, answer));
    },
  };
  return { form: props, challenge, restart: reset };
};
