import { ForgotPasswordView, type ForgotPasswordViewProps } from './ForgotPasswordView.tsx';
import { useRequestReset } from './useRequestReset.ts';

export interface ForgotPasswordProps extends Pick<ForgotPasswordViewProps, 'loginHref' | 'email'> {
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
