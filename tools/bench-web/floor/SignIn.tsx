import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { request } from './request.ts';

/** Stable, so that only the first render focuses. */
const focus = (input: HTMLInputElement | null) => input?.focus();

export const SignIn = () => {
  const navigate = useNavigate();
  const logIn = useMutation({
    mutationFn: (form: FormData) => request('/auth/login', 'POST', Object.fromEntries(form)),
    onSuccess: () => navigate('/users/all-users'),
  });
  return (
    <main>
      <h1>Welcome Back</h1>
      <form action={(form) => logIn.mutate(form)}>
        <label>
          Email <input name="email" type="email" autoComplete="username" required ref={focus} />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button disabled={logIn.isPending}>Login</button>
      </form>
      {logIn.isError && <p role="alert">Login failed</p>}
    </main>
  );
};
