import type { SecondFactor } from '@planner/api-client';
import { AlertDialog, Button, Inline, Isolate, List, Stack } from '@planner/ui';
import { useState } from 'react';
import { FormMessage } from '../../shared/query/FormMessage.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { Can } from '../../shared/session/Can.tsx';
import { FACTOR_KINDS, KeyListItem } from '../../shared/session/KeyListItem.tsx';
import { PersonCard } from './PersonCard.tsx';

export interface PersonFactorsViewProps extends LoadProps<readonly SecondFactor[]> {
  name: string;
  /** Server time in milliseconds since 1970. */
  now: number;
  isPending: boolean;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
  /** Call `onDone` once they were removed, or could not be. */
  onReset: (onDone: () => void) => void;
}

export const PersonFactorsView = ({ name, now, onReset, ...props }: PersonFactorsViewProps) => {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <PersonCard {...props} isPart title="Second factor" emptyText="The password alone opens this account">
      {(factors) => (
        <Stack gap="m">
          <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
          <List label="Second factors">
            {factors.map((factor) => (
              <KeyListItem key={factor.id} {...factor} details={[FACTOR_KINDS[factor.kind]]} now={now} />
            ))}
          </List>
          <Inline>
            <Can operation="resetUserFactors">
              <Button size="small" onPress={() => setAsked(true)}>
                Reset second factors
              </Button>
            </Can>
          </Inline>
          <AlertDialog
            isOpen={isAsked}
            title="Reset second factors"
            tone="danger"
            confirmLabel="Reset"
            isPending={props.isPending}
            pendingLabel="Resetting..."
            onOpenChange={close}
            onConfirm={() => onReset(close)}
          >
            For someone who has lost them. All sessions of <Isolate>{name}</Isolate> end, and then the
            password alone opens the account. Make sure that it is really them who asks.
          </AlertDialog>
        </Stack>
      )}
    </PersonCard>
  );
};
