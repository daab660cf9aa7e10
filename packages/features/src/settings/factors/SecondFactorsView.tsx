import type { FactorList, SecondFactor } from '@planner/api-client';
import {
  AlertDialog,
  Button,
  Card,
  formatDate,
  IconButton,
  Inline,
  Isolate,
  List,
  Stack,
  Text,
} from '@planner/ui';
import { useState } from 'react';
import { FormMessage } from '../../shared/query/FormMessage.tsx';
import { LoadBody } from '../../shared/query/LoadBody.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { FACTOR_KINDS, KeyListItem } from '../../shared/session/KeyListItem.tsx';

export interface SecondFactorsViewProps extends LoadProps<FactorList> {
  /** Server time in milliseconds since 1970. */
  now: number;
  /** Why this browser has no passkeys. */
  passkeyProblem?: string | undefined;
  isRemoving: boolean;
  isCreatingCodes: boolean;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
  onAdd: (kind: SecondFactor['kind']) => void;
  onRename: (factor: SecondFactor) => void;
  /** Call `onDone` once it was removed, or could not be. */
  onRemove: (factor: SecondFactor, onDone: () => void) => void;
  onCreateCodes: () => void;
  /** Without a card, on a page of its own. */
  isAlone?: boolean;
}

const UNAVAILABLE: Record<string, string> = {
  insecure: 'Passkeys need https. This server is reached by http.',
  address: 'Passkeys need a domain name. This server is reached by an IP address.',
};

const NONE: FactorList = { factors: [], recoveryCodesLeft: 0, isRequired: false, passkeysUnavailable: null };

const FEW_CODES = 3;

type ReadyProps = Omit<SecondFactorsViewProps, keyof LoadProps<FactorList>> & { list: FactorList };

const Ready = ({ list, now, isAlone = false, onRename, onRemove, ...props }: ReadyProps) => {
  const [removed, setRemoved] = useState<SecondFactor>();
  const { factors, recoveryCodesLeft, passkeysUnavailable } = list;
  const passkeyProblem = passkeysUnavailable ? UNAVAILABLE[passkeysUnavailable] : props.passkeyProblem;
  const close = () => setRemoved(undefined);
  return (
    <Stack gap="m">
      {factors.length > 0 && (
        <List label="Second factors">
          {factors.map((factor) => (
            <KeyListItem
              key={factor.id}
              {...factor}
              details={[FACTOR_KINDS[factor.kind], `added ${formatDate(factor.createdAt)}`]}
              now={now}
              actions={
                <Inline gap="xs" wrap={false}>
                  <IconButton icon="edit" label={`Rename ${factor.name}`} onPress={() => onRename(factor)} />
                  <IconButton
                    icon="delete"
                    label={`Remove ${factor.name}`}
                    onPress={() => setRemoved(factor)}
                  />
                </Inline>
              }
            />
          ))}
        </List>
      )}
      <Inline gap="s">
        {passkeyProblem === undefined && (
          <Button isFullWidth={isAlone} onPress={() => props.onAdd('passkey')}>
            Add a passkey
          </Button>
        )}
        <Button isFullWidth={isAlone} onPress={() => props.onAdd('app')}>
          Add an authenticator app
        </Button>
      </Inline>
      {passkeyProblem !== undefined && (
        <Text as="p" size="small" tone="muted">
          {passkeyProblem}
        </Text>
      )}
      {factors.length > 0 && (
        <Stack gap="s">
          <Text as="p" tone={recoveryCodesLeft < FEW_CODES ? 'default' : 'muted'}>
            Recovery codes left: {recoveryCodesLeft}. Each works once, if you have lost the others.
          </Text>
          <Inline>
            <Button
              isPending={props.isCreatingCodes}
              pendingLabel="Creating..."
              onPress={props.onCreateCodes}
            >
              Create new recovery codes
            </Button>
          </Inline>
        </Stack>
      )}
      <AlertDialog
        isOpen={removed !== undefined}
        title="Remove second factor"
        tone="danger"
        confirmLabel="Remove"
        isPending={props.isRemoving}
        pendingLabel="Removing..."
        onOpenChange={close}
        onConfirm={() => removed && onRemove(removed, close)}
      >
        You can no longer log in with <Isolate>{removed?.name}</Isolate>.
        {factors.length === 1 && ' It is your last one: then your password alone opens your account.'}
      </AlertDialog>
    </Stack>
  );
};

export const SecondFactorsView = ({ state, onRetry, ...props }: SecondFactorsViewProps) => {
  const content = (
    <Stack gap="m">
      <Text as="p" tone="muted">
        Whoever knows your password can&apos;t log in without it: a passkey, or a code from your authenticator
        app.
      </Text>
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      <LoadBody state={state} onRetry={onRetry}>
        {/* Adding one needs no list, and the card below stays in place. */}
        <Ready {...props} list={state.status === 'ready' ? state.data : NONE} />
      </LoadBody>
    </Stack>
  );
  return props.isAlone ? (
    content
  ) : (
    <Card title="Second factor" width="form">
      {content}
    </Card>
  );
};
