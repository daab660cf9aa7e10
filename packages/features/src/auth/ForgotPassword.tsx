import { ForgotPasswordView } from './ForgotPasswordView.tsx';
import { useRequestReset } from './useRequestReset.ts';

export interface ForgotPasswordProps {
  loginHref: string;
  email?: string | undefined;
  onDone: (email: string) => void;
}

export const ForgotPassword = ({ onDone, ...page }: ForgotPasswordProps) => {
  const { form, save, variables, reset } = useRequestReset(['email']);
  return (
    <ForgotPasswordView
      {...page}
      {...form}
      onDone={() => {
        onDone(variables?.email ?? '');
        reset();
      }}
      onSubmit={(request) => save(request)}
    />
  );
};
