import { useApi } from '../shared/useApi.ts';
import { useLimitedSave } from '../shared/useLimitedSave.ts';
import type { LoginFormProps } from './LoginForm.tsx';
import { messages } from './messages.ts';
import { logInMutation } from './queries.ts';
import { useSessionStore } from './useSession.ts';

/** What the sign-in form is given: an attempt, what became of the last one, and how long to wait before the next. */
export const useLogIn = (): Omit<LoginFormProps, 'email' | 'notice'> => {
  const session = useSessionStore();
  const { form, save, reset } = useLimitedSave(logInMutation(useApi()), messages.logIn, [
    'email',
    'password',
  ]);
  return {
    ...form,
    onDismissError: reset,
    onSubmit: (credentials) => save(credentials, session.begin),
  };
};
