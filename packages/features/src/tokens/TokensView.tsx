import type { ApiToken, CreatedApiToken, NewApiToken } from '@planner/api-client';
import {
  AlertDialog,
  Banner,
  Button,
  Card,
  Checkbox,
  CopyButton,
  EmptyState,
  Form,
  formatDate,
  Grid,
  Inline,
  Isolate,
  List,
  PageHeader,
  Select,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@planner/ui';
import { useState } from 'react';
import { problemOfName } from '../shared/form/text/textRules.ts';
import { usePlainForm } from '../shared/form/usePlainForm.ts';
import { FormMessage } from '../shared/query/FormMessage.tsx';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { KeyListItem } from '../shared/session/KeyListItem.tsx';
import { type Level, LEVELS } from '../shared/session/levels.ts';
import { LevelSelect } from '../shared/session/LevelSelect.tsx';

interface Creation {
  isPending: boolean;
  errorMessage?: string | undefined;
  fieldErrors: Record<string, string> | undefined;
  /** The latest one. */
  created: CreatedApiToken | undefined;
  onDismissMessage: () => void;
  onCreate: (token: NewApiToken) => void;
}

export interface TokensViewProps extends LoadProps<ApiToken[]> {
  /** Server time in milliseconds since 1970. */
  now: number;
  creation: Creation;
  isRevoking: boolean;
  revokeError?: string | undefined;
  onDismissMessage: () => void;
  /** Call `onDone` once it was revoked, or could not be. */
  onRevoke: (id: string, onDone: () => void) => void;
}

const ENDS = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '180', label: 'In 180 days' },
  { value: '365', label: 'In a year' },
];

const NewToken = ({ creation }: { creation: Creation }) => {
  const { values, check, bind } = usePlainForm({ name: '' }, creation.fieldErrors);
  const [access, setAccess] = useState<Level>('read-only');
  const [isForAcceptances, setForAcceptances] = useState(false);
  const [days, setDays] = useState('90');
  const submit = () => {
    const name = values.name.trim();
    if (check({ name: problemOfName('Name', name) }) && !creation.isPending)
      creation.onCreate({
        name,
        access,
        ...(access === 'support' && isForAcceptances && { only: 'acceptances' }),
        days: Number(days),
      });
  };
  return (
    <Card title="New token" width="form">
      <Form aria-label="New token" onSubmit={submit}>
        <Stack gap="m">
          <FormMessage message={creation.errorMessage} onDismiss={creation.onDismissMessage} />
          <TextField
            {...bind('name')}
            label="Name"
            description="Names the program. The activity shows it with all that it does."
            isRequired
          />
          <LevelSelect value={access} onChange={(level) => level && setAccess(level)} />
          {access === 'support' && (
            <Checkbox
              label="Only for acceptances: records who accepted which legal text, and reads it"
              isSelected={isForAcceptances}
              onChange={setForAcceptances}
            />
          )}
          <Select label="Ends" options={ENDS} value={days} onChange={setDays} />
          <Inline>
            <Button type="submit" variant="primary" isPending={creation.isPending} pendingLabel="Creating...">
              Create token
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
};

const Created = ({ name, token }: CreatedApiToken) => (
  <Banner tone="positive">
    <Stack gap="xs">
      <Text as="p">
        The token <Isolate>{name}</Isolate> was created. Copy it now: it is not shown again.
      </Text>
      <Inline gap="xs">
        <Text>
          <Isolate>{token}</Isolate>
        </Text>
        <CopyButton text={token} label="Copy the token" />
      </Inline>
    </Stack>
  </Banner>
);

export const TokensView = ({ state, now, creation, ...props }: TokensViewProps) => {
  const [revoked, setRevoked] = useState<ApiToken>();
  const close = () => setRevoked(undefined);
  return (
    <Stack gap="l">
      <PageHeader
        title="Tokens"
        description="Programs call the API with a token in place of your password. They cannot change accounts of administrators."
      />
      {creation.created && <Created {...creation.created} />}
      <Grid columns={2} gap="l">
        {/* A new one clears the form. */}
        <NewToken key={creation.created?.id} creation={creation} />
        <Card title="Tokens in use" width="form">
          <Stack gap="m">
            <Text as="p" tone="muted">
              A token ends early when its owner gets a new password, less access, or a reset of second
              factors, and when all other sessions of the owner end.
            </Text>
            <FormMessage message={props.revokeError} onDismiss={props.onDismissMessage} />
            <LoadBody state={state} onRetry={props.onRetry}>
              {state.status !== 'ready' ? (
                <Skeleton shape="block" />
              ) : state.data.length === 0 ? (
                <EmptyState icon="code" title="No tokens" description="No program can call the API" />
              ) : (
                <List label="Tokens in use">
                  {state.data.map((token) => (
                    <KeyListItem
                      key={token.id}
                      {...token}
                      details={[
                        token.only ? 'Only acceptances' : LEVELS[token.access].label,
                        `ends ${formatDate(token.expiresAt)}`,
                      ]}
                      now={now}
                      actions={
                        <Button
                          size="small"
                          aria-label={`Revoke ${token.name}`}
                          onPress={() => setRevoked(token)}
                        >
                          Revoke
                        </Button>
                      }
                    >
                      <Text size="small" tone="muted">
                        By <Isolate>{token.createdBy}</Isolate>
                      </Text>
                    </KeyListItem>
                  ))}
                </List>
              )}
            </LoadBody>
          </Stack>
        </Card>
      </Grid>
      <AlertDialog
        isOpen={revoked !== undefined}
        title="Revoke token"
        tone="danger"
        confirmLabel="Revoke"
        isPending={props.isRevoking}
        pendingLabel="Revoking..."
        onOpenChange={close}
        onConfirm={() => revoked && props.onRevoke(revoked.id, close)}
      >
        Programs can no longer call the API with <Isolate>{revoked?.name}</Isolate>.
      </AlertDialog>
    </Stack>
  );
};
