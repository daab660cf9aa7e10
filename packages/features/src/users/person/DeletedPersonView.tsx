import type { DeletedUser } from '@planner/api-client';
import { Button, Card, EmptyState, formatDate, Inline, LinkButton, PageHeader, Stack } from '@planner/ui';
import { Can, CanExtra } from '../../shared/session/Can.tsx';

export interface DeletedPersonViewProps {
  user: DeletedUser;
  listHref: string;
  isRestoring: boolean;
  /** Undefined if the user was deleted together with others, or can't be restored anymore. */
  onRestore?: (() => void) | undefined;
  onErase: () => void;
}

const describe = ({ undoUntil, activityId }: DeletedUser): string => {
  if (undoUntil === null)
    return "The account can't be restored anymore. What the activity, messages and legal texts still say of the person can be erased.";
  const end = activityId === null ? ', together with the others deleted with it, from the activity.' : '.';
  return `The account can be restored until ${formatDate(undoUntil)}${end}`;
};

/** The page of a user who was deleted. */
export const DeletedPersonView = ({ user, isRestoring, ...props }: DeletedPersonViewProps) => {
  // Unknown, so it may have been an administrator.
  const role = user.role ?? 'admin';
  return (
    <Stack gap="l">
      <PageHeader title={user.name} />
      <Card>
        <EmptyState
          icon="user"
          title="This user was deleted"
          description={describe(user)}
          action={
            <Inline justify="center">
              {props.onRestore && (
                <Can operation="undoActivity" role={role}>
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
              <CanExtra operation="eraseUser" role={role}>
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
};
