import type { OwnSession } from '@planner/api-client';
import { Button, Inline, List, Stack } from '@planner/ui';
import { FormMessage } from '../../shared/query/FormMessage.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { SessionItem, sessionKeyOf } from '../../shared/session/SessionItem.tsx';
import { PersonCard } from './PersonCard.tsx';

export interface PersonSessionsViewProps extends LoadProps<readonly OwnSession[]> {
  /** Server time in milliseconds since 1970. */
  now: number;
  isPending: boolean;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
  onEnd: () => void;
}

export const PersonSessionsView = ({ now, ...props }: PersonSessionsViewProps) => (
  <PersonCard {...props} title="Sessions" emptyText="Not logged in anywhere">
    {(sessions) => (
      <Stack gap="m">
        <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
        <List label="Sessions">
          {sessions.map((session) => (
            <SessionItem key={sessionKeyOf(session)} session={session} now={now} />
          ))}
        </List>
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <Inline>
            <Button isPending={props.isPending} pendingLabel="Ending sessions..." onPress={props.onEnd}>
              End sessions
            </Button>
          </Inline>
        )}
      </Stack>
    )}
  </PersonCard>
);
