import type { DeletedUser } from '@planner/api-client';
import { Button, Card, EmptyState, formatDate, Inline, LinkButton, PageHeader, Stack } from '@planner/ui';
import { Can, CanExtra } from '../../shared/session/Can.tsx';

export interface DeletedPersonViewProps {
  user: DeletedUser;
  listHref: string;
  isRestoring: boolean;
  /** Undefined if the user was deleted together with others. */
  onRestore?: (() => void) | undefined;
  onErase: () => void;
}

/** The page of a user who was deleted and can be restored. */
export const DeletedPersonView = ({ user, isRestoring, ...props }: DeletedPersonViewProps) => (
  <Stack gap="l">
    <PageHeader title={user.name} />
    <Card>
      <EmptyState
        icon="user"
        title="This user was deleted"
        description={`The account can be restored until ${formatDate(user.undoUntil)}${
          user.activityId === null ? ', together with the others deleted with it, from the activity.' : '.'
        }`}
        action={
          <Inline justify="center">
            {props.onRestore && (
              <Can operation="undoActivity" role={user.role}>
                <Button
                  variant="primary"
                  isPending={isRestoring}
                  pendingLabel="Restoring..."
                  onPress={props.onRestore}
                >
                  Restore
                </Button>
              </Can>
            )}
            <CanExtra operation="eraseUser" role={user.role}>
              <Button variant="quiet" onPress={props.onErase} isDisabled={isRestoring}>
                Erase for good
              </Button>
            </CanExtra>
            <LinkButton href={props.listHref}>Back to users</LinkButton>
          </Inline>
        }
      />
    </Card>
  </Stack>
);
