import { AuthLayout, Button } from '@planner/ui';
import { ADMIN_PASSWORD_MIN_CHARACTERS } from '../shared/form/text/textRules.ts';
import { OwnPassword } from './OwnPassword.tsx';

export interface LongerPasswordProps {
  onChanged: () => void;
  onLogout: () => void;
}

/** All that a session with the announcement `limit.password` can do. */
export const LongerPassword = ({ onChanged, onLogout }: LongerPasswordProps) => (
  <AuthLayout
    title="Choose a longer password"
    subtitle={`Administrators need at least ${ADMIN_PASSWORD_MIN_CHARACTERS} characters. After that you can go on.`}
    footer={
      <Button variant="quiet" onPress={onLogout}>
        Logout
      </Button>
    }
  >
    <OwnPassword leastCharacters={ADMIN_PASSWORD_MIN_CHARACTERS} takesFocus onChanged={onChanged} />
  </AuthLayout>
);
