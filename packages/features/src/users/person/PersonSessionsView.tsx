import type { OwnSession } from '@planner/api-client';
import { Button, Inline, Stack, Text } from '@planner/ui';
import { FormMessage } from '../../shared/query/FormMessage.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { CanExtra } from '../../shared/session/Can.tsx';
import { useRights } from '../../shared/session/rights.ts';
import { SessionList } from '../../shared/session/SessionList.tsx';
import { PersonCard } from './PersonCard.tsx';

export interface PersonSessionsViewProps extends LoadProps<readonly OwnSession[]> {
  /** Server time in milliseconds since 1970. */
  now: number;
  /** Id of the session that ends, or `all`. */
  ending: string | undefined;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
  onEnd: () => void;
  onEndOne: (id: string) => void;
}

export const PersonSessionsView = ({ now, ...props }: PersonSessionsViewProps) => {
  const hasTokens = useRights().offers('createToken');
  return (
    <PersonCard {...props} isPart title="Sessions" emptyText="Not logged in anywhere">
      {(sessions) => (
        <Stack gap="m">
          <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
          <SessionList
            sessions={sessions}
            now={now}
            ending={props.ending}
            onEnd={props.onEndOne}
            endOperation="endUserSession"
          />
          {sessions.some(({ isCurrent }) => !isCurrent) && (
            <Inline>
              <CanExtra operation="endUserSessions">
                <Button
                  size="small"
                  isPending={props.ending === 'all'}
                  pendingLabel="Ending sessions..."
                  onPress={props.onEnd}
                >
                  End sessions
                </Button>
              </CanExtra>
              {hasTokens && (
                <Text size="small" tone="muted">
                  Also ends tokens
                </Text>
              )}
            </Inline>
          )}
        </Stack>
      )}
    </PersonCard>
  );
};
