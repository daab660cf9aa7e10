import type { User } from '@planner/api-client';
import {
  Button,
  Card,
  CopyButton,
  DescriptionList,
  formatDateTime,
  Inline,
  Isolate,
  Stack,
  Text,
} from '@planner/ui';
import type { ReactNode } from 'react';
import { Allowed } from '../../shared/session/Allowed.tsx';
import { FormMessage } from '../../shared/query/FormMessage.tsx';

interface InvitationState {
  /** When the link that was sent expires; null without one. */
  until: string | null;
  isPending: boolean;
  /** Sends or revokes it. Undefined if the server can't. */
  onChange?: ((isSent: boolean) => void) | undefined;
}

export interface AccountViewProps {
  user: User;
  /** The health values, or how to show them. */
  health: ReactNode;
  /** Undefined for accounts with a password, and if the server has no invitations. */
  invitation?: InvitationState | undefined;
  isSendingResetLink: boolean;
  onSendResetLink: () => void;
  isExporting: boolean;
  /** Undefined if the server can't. */
  onExport?: (() => void) | undefined;
  onDelete: () => void;
  /** Undefined if the server can't. */
  onErase?: (() => void) | undefined;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
}

const factsOf = ({ id, createdAt, updatedAt }: User) => [
  {
    term: 'User ID',
    description: (
      <Inline gap="xs" wrap={false}>
        <Text numeric truncate="middle">
          {id}
        </Text>
        <CopyButton text={id} label={`Copy user ID ${id}`} />
      </Inline>
    ),
  },
  { term: 'Joined', description: <Isolate>{formatDateTime(createdAt)}</Isolate> },
  ...(updatedAt === undefined
    ? []
    : [{ term: 'Last changed', description: <Isolate>{formatDateTime(updatedAt)}</Isolate> }]),
];

const InvitationButtons = ({
  until,
  isPending,
  role,
  onChange,
}: Required<InvitationState> & Pick<User, 'role'>) => (
  <>
    <Allowed operation="sendInvitation" role={role}>
      <Button
        size="small"
        icon="mail"
        isPending={isPending}
        pendingLabel="Saving..."
        onPress={() => onChange?.(true)}
      >
        {until === null ? 'Send invitation' : 'Resend invitation'}
      </Button>
    </Allowed>
    {until !== null && (
      <Allowed operation="revokeInvitation" role={role}>
        <Button size="small" variant="quiet" isDisabled={isPending} onPress={() => onChange?.(false)}>
          Revoke invitation
        </Button>
      </Allowed>
    )}
  </>
);

export const AccountView = ({ user, health, invitation, onExport, onErase, ...props }: AccountViewProps) => (
  <Card title="Account">
    <Stack gap="l">
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      <DescriptionList items={factsOf(user)} />
      {health}
      {invitation && (
        <Text as="p">
          {invitation.until === null ? (
            'Has no password yet.'
          ) : (
            <>
              Invited, not accepted yet. The link works until{' '}
              <Isolate>{formatDateTime(invitation.until)}</Isolate>.
            </>
          )}
        </Text>
      )}
      <Inline gap="s">
        {invitation ? (
          invitation.onChange && (
            <InvitationButtons {...invitation} role={user.role} onChange={invitation.onChange} />
          )
        ) : (
          <Button
            size="small"
            icon="mail"
            isPending={props.isSendingResetLink}
            pendingLabel="Sending..."
            onPress={props.onSendResetLink}
          >
            Send reset link
          </Button>
        )}
        {onExport && (
          <Allowed operation="exportUserData" role={user.role}>
            <Button
              size="small"
              icon="export"
              isPending={props.isExporting}
              pendingLabel="Downloading..."
              onPress={onExport}
            >
              Download data
            </Button>
          </Allowed>
        )}
        <Allowed operation="deleteUser" role={user.role}>
          <Button size="small" icon="delete" onPress={props.onDelete}>
            Delete
          </Button>
        </Allowed>
        {onErase && (
          <Allowed operation="eraseUser" role={user.role}>
            <Button size="small" variant="quiet" onPress={onErase}>
              Erase for good
            </Button>
          </Allowed>
        )}
      </Inline>
    </Stack>
  </Card>
);
