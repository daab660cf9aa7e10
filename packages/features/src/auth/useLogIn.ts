import type { LoginRequest } from '@planner/api-client';
import { useApi } from '../shared/app/useApi.ts';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useSend } from '../shared/query/useSend.ts';
import type { LoginFormProps } from './LoginForm.tsx';
import { CookieBlockedError, logInAndCheck } from './logInAndCheck.ts';
import { errorTexts } from './errorTexts.ts';
import { useSessionStore } from './useSession.ts';

/** Props of the sign-in form: submits, shows failures, and counts down rate limits. */
export const useLogIn = (): Omit<LoginFormProps, 'email' | 'failedLogout'> => {
  const session = useSessionStore();
  const client = useApi();
  const { form, save, reset, error } = useRateLimitedSave(
    useSend((credentials: LoginRequest) => session.logIn(() => logInAndCheck(client, session, credentials))),
    errorTexts.logIn,
    ['email', 'password'],
  );
  return {
    ...form,
    // A notice stays until the next attempt; an error would disappear after three seconds.
    ...(error instanceof CookieBlockedError && { errorMessage: undefined, notice: error.message }),
    // The general message says that the change may have been saved, but a sign-in changes nothing.
    ...(error instanceof DOMException &&
      error.name === 'AbortError' && { errorMessage: errorTexts.logInCancelled }),
    onDismissMessage: reset,
    onSubmit: (credentials) => save(credentials, ({ user, extras }) => session.begin(user, extras)),
  };
};
