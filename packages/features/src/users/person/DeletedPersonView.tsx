import type { DeletedUser } from '@planner/api-client';
import {
  Button,
  Card,
  EmptyState,
  formatCount,
  formatDate,
  formatDateTime,
  Inline,
  LinkButton,
  PageHeader,
  Stack,
} from '@planner/ui';
import type { ReactNode } from 'react';
import { Can, CanExtra } from '../../shared/session/Can.tsx';

export interface DeletedPersonViewProps {
  user: DeletedUser;
  listHref: string;
  isRestoring: boolean;
  /** Undefined if the user can't be restored alone. */
  onRestore?: (() => void) | undefined;
  onErase: () => void;
  /** What happened to the user. */
  children?: ReactNode;
}

/** When, by whom, and with how many others. Empty if that is not known anymore. */
const describeDeletion = ({ deletedAt, deletedBy, deletedWith = 1 }: DeletedUser): string => {
  if (deletedAt === undefined) return '';
  const by = deletedBy === undefined ? '' : ` by ${deletedBy}`;
  const others = deletedWith > 1 ? `, with ${formatCount(deletedWith - 1, 'other')}` : '';
  return `Deleted on ${formatDateTime(deletedAt)}${by}${others}. `;
};

const describe = (user: DeletedUser): string => {
  const { undoUntil, activityId } = user;
  if (undoUntil === null)
    return "The account can't be restored anymore. What the activity, messages and legal texts still say of the person can be erased.";
  const end = activityId === null ? ', together with the others deleted with it, from the activity.' : '.';
  return `${describeDeletion(user)}The account can be restored until ${formatDate(undoUntil)}${end}`;
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
      {props.children}
    </Stack>
  );
};
