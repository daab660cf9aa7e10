import { AuthLayout, Button } from '@planner/ui';
import { ADMIN_PASSWORD_MIN_CHARACTERS } from '../shared/form/text/textRules.ts';
import { useRights } from '../shared/session/rights.ts';
import { OwnPassword } from './OwnPassword.tsx';

export interface LongerPasswordProps {
  onChanged: () => void;
  onLogout: () => void;
}

/** All that a session with the announcement `limit.password` or `limit.firstPassword` can do. */
export const LongerPassword = ({ onChanged, onLogout }: LongerPasswordProps) => {
  // Generated and printed.
  const isFirst = useRights().offers('limit.firstPassword');
  return (
    <AuthLayout
      title={isFirst ? 'Choose your own password' : 'Choose a longer password'}
      subtitle={
        isFirst
          ? 'Others may have seen the one that the server printed. After that you can go on.'
          : `Administrators need at least ${ADMIN_PASSWORD_MIN_CHARACTERS} characters. After that you can go on.`
      }
      footer={
        <Button variant="quiet" onPress={onLogout}>
          Logout
        </Button>
      }
    >
      <OwnPassword leastCharacters={ADMIN_PASSWORD_MIN_CHARACTERS} takesFocus onChanged={onChanged} />
    </AuthLayout>
  );
};
