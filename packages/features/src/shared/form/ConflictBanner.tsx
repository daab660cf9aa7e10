import { Banner, Button, Inline, Stack } from '@planner/ui';
import type { ReactNode } from 'react';

export interface ConflictBannerProps {
  subject: string;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  children: ReactNode;
}

/** Another user saved first (412): the user chooses a version. */
export const ConflictBanner = ({
  subject,
  isPending,
  onKeepMine,
  onTakeTheirs,
  children,
}: ConflictBannerProps) => (
  <Banner tone="warning" title={`Someone else changed ${subject} while you were editing`}>
    <Stack gap="m">
      {children}
      <Inline gap="s">
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          pendingLabel="Saving..."
          onPress={onKeepMine}
        >
          Keep mine (overwrite)
        </Button>
        <Button variant="secondary" size="small" isDisabled={isPending} onPress={onTakeTheirs}>
          Take theirs
        </Button>
      </Inline>
    </Stack>
  </Banner>
);
