import { AuthLayout, Link, useBrand } from '@planner/ui';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export interface LoginViewProps extends Omit<LoginFormProps, 'email'> {
  resetHref: string;
}

export const LoginView = ({ resetHref, ...form }: LoginViewProps) => (
  <AuthLayout
    title="Welcome Back"
    subtitle={`Log in to ${useBrand().name}`}
    footer={
      <>
        Forgot your password? <Link href={resetHref}>Reset it</Link>
      </>
    }
  >
    <LoginForm {...form} />
  </AuthLayout>
);
