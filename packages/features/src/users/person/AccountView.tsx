import type { User } from '@planner/api-client';
import {
  Button,
  Card,
  CopyButton,
  DescriptionList,
  formatDateTime,
  Inline,
  Isolate,
  Menu,
  MenuItem,
  MenuSection,
  Stack,
  Text,
} from '@planner/ui';
import type { ReactNode } from 'react';
import { CanExtra } from '../../shared/session/Can.tsx';
import { useRights } from '../../shared/session/rights.ts';
import { userFacts } from './userFacts.tsx';
import { FormMessage } from '../../shared/query/FormMessage.tsx';

interface InvitationState {
  /** When the link that was sent expires; null without one. */
  until: string | null;
  isPending: boolean;
  /** Sends or revokes it. */
  onChange: (isSent: boolean) => void;
}

export interface AccountViewProps {
  user: User;
  /** The health values, or how to show them. */
  health: ReactNode;
  /** Undefined for accounts with a password, and if the server has no invitations. */
  invitation?: InvitationState | undefined;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
}

const factsOf = ({ id, createdAt, updatedAt }: User) => [
  {
    term: 'User ID',
    description: (
      <Inline gap="xs">
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

const InvitationButtons = ({ until, isPending, role, onChange }: InvitationState & Pick<User, 'role'>) => (
  <>
    <CanExtra operation="sendInvitation" role={role}>
      <Button
        size="small"
        icon="mail"
        isPending={isPending}
        pendingLabel="Saving..."
        onPress={() => onChange(true)}
      >
        {until === null ? 'Send invitation' : 'Resend invitation'}
      </Button>
    </CanExtra>
    {until !== null && (
      <CanExtra operation="revokeInvitation" role={role}>
        <Button size="small" variant="quiet" isDisabled={isPending} onPress={() => onChange(false)}>
          Revoke invitation
        </Button>
      </CanExtra>
    )}
  </>
);

/** What is known of the account, and its invitation. */
export const AccountView = ({ user, health, invitation, ...props }: AccountViewProps) => (
  <Card title="Account" isPart>
    <Stack gap="m">
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      <DescriptionList items={[...userFacts(user, 'account'), ...factsOf(user)]} />
      {health}
      {invitation && (
        <>
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
          <Inline gap="s">
            <InvitationButtons {...invitation} role={user.role} />
          </Inline>
        </>
      )}
    </Stack>
  </Card>
);

export interface AccountActionsViewProps {
  user: User;
  /** Undefined for accounts that are invited instead. */
  onSendResetLink?: (() => void) | undefined;
  onExport: () => void;
  onDelete: () => void;
  onErase: () => void;
}

/** Actions on the account as a whole: harmless ones first. */
export const AccountActionsView = ({ user: { role, name }, ...props }: AccountActionsViewProps) => {
  const { can, offers } = useRights();
  const canErase = can('eraseUser', role);
  return (
    <Menu label={`Actions on ${name}`} trigger={<Button icon="more">Actions</Button>}>
      {props.onSendResetLink && (
        <MenuItem icon="mail" onAction={props.onSendResetLink}>
          Send reset link
        </MenuItem>
      )}
      {(offers('exportUserData') || !can('exportUserData')) && (
        <MenuItem icon="export" isDisabled={!can('exportUserData', role)} onAction={props.onExport}>
          Download data
        </MenuItem>
      )}
      <MenuSection title="Removal" isTitleHidden>
        <MenuItem icon="delete" tone="danger" isDisabled={!can('deleteUser', role)} onAction={props.onDelete}>
          Delete…
        </MenuItem>
        {(offers('eraseUser') || !can('eraseUser')) && (
          <MenuItem icon="remove" tone="danger" isDisabled={!canErase} onAction={props.onErase}>
            Erase for good…
          </MenuItem>
        )}
      </MenuSection>
    </Menu>
  );
};
