import type { OwnSession } from '@planner/api-client';
import { Button, Card, Inline, List, Skeleton, Stack, Text, Toast } from '@planner/ui';
import { FormMessage } from '../shared/query/FormMessage.tsx';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { SessionItem, sessionKeyOf } from '../shared/session/SessionItem.tsx';

export interface OwnSessionsViewProps extends LoadProps<OwnSession[]> {
  /** Server time in milliseconds since 1970. */
  now: number;
  isPending: boolean;
  doneMessage?: string | undefined;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
  onEndOthers: () => void;
}

export const OwnSessionsView = ({ state, now, ...props }: OwnSessionsViewProps) => (
  <Card title="Sessions" width="form">
    <Stack gap="m">
      <Text as="p" tone="muted">
        You are logged in here. A session ends after eight hours without use, and after seven days in any
        case.
      </Text>
      {props.doneMessage !== undefined && (
        <Toast onDismiss={props.onDismissMessage}>{props.doneMessage}</Toast>
      )}
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      <LoadBody state={state} onRetry={props.onRetry}>
        {state.status === 'ready' ? (
          <List label="Sessions">
            {state.data.map((session) => (
              <SessionItem key={sessionKeyOf(session)} session={session} now={now} />
            ))}
          </List>
        ) : (
          <Skeleton shape="block" />
        )}
        {state.status === 'ready' && state.data.some(({ isCurrent }) => !isCurrent) && (
          <Inline>
            <Button isPending={props.isPending} pendingLabel="Logging out..." onPress={props.onEndOthers}>
              Log out the others
            </Button>
          </Inline>
        )}
      </LoadBody>
    </Stack>
  </Card>
);
