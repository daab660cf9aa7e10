import { AuthLayout, Button } from '@planner/ui';
import { ADMIN_PASSWORD_MIN_CHARACTERS } from '../shared/form/text/textRules.ts';
import { OwnPassword } from './OwnPassword.tsx';

export interface LongerPasswordProps {
  /** The password was generated and printed. */
  isFirst: boolean;
  onChanged: () => void;
  onLogout: () => void;
}

/** All that a session with the announcement `limit.password` or `limit.firstPassword` can do. */
export const LongerPassword = ({ isFirst, onChanged, onLogout }: LongerPasswordProps) => (
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
