import { AuthLayout, Link, useBrand } from '@planner/ui';
import type { ReactNode } from 'react';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export interface LoginViewProps extends LoginFormProps {
  resetHref: string;
  /** A second step, in place of the form. */
  step?: ReactNode;
}

export const LoginView = ({ resetHref, step, ...form }: LoginViewProps) => (
  <AuthLayout
    title="Welcome Back"
    subtitle={`Log in to ${useBrand().name}`}
    footer={
      <>
        Forgot your password? <Link href={resetHref}>Reset it</Link>
      </>
    }
  >
    {step ?? <LoginForm {...form} />}
  </AuthLayout>
);
