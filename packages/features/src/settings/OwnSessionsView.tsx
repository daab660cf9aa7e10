import type { OwnSession } from '@planner/api-client';
import { Button, Card, Inline, Skeleton, Stack, Text, Toast } from '@planner/ui';
import { FormMessage } from '../shared/query/FormMessage.tsx';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { useRights } from '../shared/session/rights.ts';
import { SessionList } from '../shared/session/SessionList.tsx';

export interface OwnSessionsViewProps extends LoadProps<OwnSession[]> {
  /** Server time in milliseconds since 1970. */
  now: number;
  /** Id of the session that ends, or `all`. */
  ending: string | undefined;
  doneMessage?: string | undefined;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
  onEndOthers: () => void;
  onEndOne: (id: string) => void;
}

export const OwnSessionsView = ({ state, now, ...props }: OwnSessionsViewProps) => (
  <Card title="Sessions" width="form">
    <Stack gap="m">
      <Text as="p" tone="muted">
        You are logged in here. A session ends after eight hours without use, and after seven days in any
        case.
        {useRights().offers('createToken') &&
          ' Logging out the others, or a new password, also ends your tokens.'}
      </Text>
      {props.doneMessage !== undefined && (
        <Toast onDismiss={props.onDismissMessage}>{props.doneMessage}</Toast>
      )}
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      <LoadBody state={state} onRetry={props.onRetry}>
        {state.status === 'ready' ? (
          <SessionList
            sessions={state.data}
            now={now}
            ending={props.ending}
            onEnd={props.onEndOne}
            endOperation="endOwnSession"
          />
        ) : (
          <Skeleton shape="block" />
        )}
        {state.status === 'ready' && state.data.some(({ isCurrent }) => !isCurrent) && (
          <Inline>
            <Button
              isPending={props.ending === 'all'}
              pendingLabel="Logging out..."
              onPress={props.onEndOthers}
            >
              Log out the others
            </Button>
          </Inline>
        )}
      </LoadBody>
    </Stack>
  </Card>
);
