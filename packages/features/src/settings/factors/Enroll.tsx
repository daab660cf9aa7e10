import { Button, Inline, Stack, Text } from '@planner/ui';
import { SecondFactors } from './SecondFactors.tsx';

export interface EnrollProps {
  /** A factor was added: ask the server again. */
  onEnrolled: () => void;
  onLogout: () => void;
}

/** Replaces the screens while the account needs a second factor. One file: `SecondFactors` loads and fails. */
export const Enroll = ({ onEnrolled, onLogout }: EnrollProps) => (
  <Stack gap="l">
    <Text as="p">Administrators need a second factor here. Add one to continue.</Text>
    <SecondFactors onChange={onEnrolled} />
    <Inline>
      <Button variant="quiet" onPress={onLogout}>
        Logout
      </Button>
    </Inline>
  </Stack>
);
