import { AuthLayout, Button } from '@planner/ui';
import { SecondFactors } from './SecondFactors.tsx';

export interface EnrollProps {
  /** A factor was added: ask the server again. */
  onEnrolled: () => void;
  onLogout: () => void;
}

/** Replaces the screens while the account needs a second factor. One file: `SecondFactors` loads and fails. */
export const Enroll = ({ onEnrolled, onLogout }: EnrollProps) => (
  <AuthLayout
    title="Add a second factor"
    subtitle="Administrators need a second factor here. Add one to continue."
    footer={
      <Button variant="quiet" onPress={onLogout}>
        Logout
      </Button>
    }
  >
    <SecondFactors isAlone onChange={onEnrolled} />
  </AuthLayout>
);
