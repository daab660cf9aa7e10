import { AuthLayout, Link } from '@planner/ui';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export interface LoginViewProps extends Omit<LoginFormProps, 'email'> {
  /** Where a new password can be asked for. */
  resetHref: string;
}

/** The sign-in as a page. Over a page see `SignInAgainView`. */
export const LoginView = ({ resetHref, ...form }: LoginViewProps) => (
  <AuthLayout
    title="Welcome Back"
    subtitle="Sign in to Planner Admin"
    footer={
      <>
        Forgot your password? <Link href={resetHref}>Reset it</Link>
      </>
    }
  >
    <LoginForm {...form} />
  </AuthLayout>
);
