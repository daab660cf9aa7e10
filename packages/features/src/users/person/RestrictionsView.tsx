import type { NewSuspension, User } from '@planner/api-client';
import {
  Banner,
  Button,
  Card,
  DateField,
  Dialog,
  Form,
  formatDateTime,
  Inline,
  Isolate,
  Select,
  Stack,
  Text,
  TextField,
} from '@planner/ui';
import { useId, useState } from 'react';
import { type Level, LEVEL_OPTIONS, LEVELS } from '../../shared/session/levels.ts';
import { usePlainForm } from '../../shared/form/usePlainForm.ts';
import { CanExtra } from '../../shared/session/Can.tsx';
import { FormMessage } from '../../shared/query/FormMessage.tsx';

interface SuspensionActions {
  isAsking: boolean;
  isPending: boolean;
  errorMessage: string | undefined;
  onAsk: (isOpen: boolean) => void;
  onSuspend: (suspension: NewSuspension) => void;
  onLift: () => void;
}

export interface RestrictionsViewProps {
  user: User;
  /** Server time in milliseconds since 1970. */
  now: number;
  isPending: boolean;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
  /** Undefined for users, and if the account may not change it. */
  onChangeAccess?: ((access: Level) => void) | undefined;
  suspension: SuspensionActions;
}

const DAY_MS = 86_400_000;

/** A day of the browser's calendar. */
const dayOf = (ms: number): string => {
  const date = new Date(ms);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

const SuspendDialog = ({ name, now, ...props }: SuspensionActions & { name: string; now: number }) => {
  const formId = useId();
  const { values, check, bind } = usePlainForm({ reason: '', end: '' }, undefined);
  const submit = () => {
    const { reason, end } = values;
    const isEnd = end === '' || (/^\d{4}-\d\d-\d\d$/.test(end) && end > dayOf(now));
    const isComplete = check({
      reason: reason.trim() === '' ? 'Reason is required' : undefined,
      end: isEnd ? undefined : 'Enter a day after today or leave it empty',
    });
    if (!isComplete || props.isPending) return;
    // The day begins where the administrator is.
    props.onSuspend({ reason, until: end === '' ? null : new Date(`${end}T00:00`).toISOString() });
  };
  return (
    <Dialog
      isOpen={props.isAsking}
      onOpenChange={props.onAsk}
      title="Suspend this account?"
      size="small"
      footer={
        <Inline justify="end">
          <Button onPress={() => props.onAsk(false)}>Cancel</Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            isPending={props.isPending}
            pendingLabel="Suspending..."
          >
            Suspend
          </Button>
        </Inline>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="m">
          <Text as="p">
            <Text weight="semibold">
              <Isolate>{name}</Isolate>
            </Text>{' '}
            will be logged out everywhere, and can&apos;t log in or reset the password.
          </Text>
          {props.errorMessage !== undefined && <Banner tone="danger">{props.errorMessage}</Banner>}
          <TextField
            {...bind('reason')}
            label="Reason"
            description="Only administrators see it."
            isRequired
          />
          <DateField
            {...bind('end')}
            label="Until"
            description="Optional. The account works again from this day on."
            minValue={dayOf(now + DAY_MS)}
          />
        </Stack>
      </Form>
    </Dialog>
  );
};

/** A card of the page of a user. Mounts again when the access changes. */
export const RestrictionsView = ({
  user,
  now,
  onChangeAccess,
  suspension,
  ...props
}: RestrictionsViewProps) => {
  const [level, setLevel] = useState<Level>(user.access ?? 'everything');
  const suspended = user.suspension;
  const hasEnded = suspended?.until ? Date.parse(suspended.until) <= now : false;
  return (
    <Card title="Access">
      <Stack gap="m">
        <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
        {suspended && (
          <Banner tone={hasEnded ? 'info' : 'warning'}>
            {hasEnded ? 'Was suspended until ' : 'Suspended '}
            {suspended.until ? (
              <>
                {!hasEnded && 'until '}
                <Isolate>{formatDateTime(suspended.until)}</Isolate>
              </>
            ) : (
              'until it is lifted'
            )}
            : <Isolate>{suspended.reason}</Isolate>
          </Banner>
        )}
        {onChangeAccess && (
          <>
            <Select
              label="May use"
              description={LEVELS[level].description}
              options={LEVEL_OPTIONS}
              value={level}
              onChange={(value) => setLevel(value as Level)}
            />
            {level !== (user.access ?? 'everything') && (
              <Inline>
                <Button
                  size="small"
                  variant="primary"
                  isPending={props.isPending}
                  pendingLabel="Saving..."
                  onPress={() => onChangeAccess(level)}
                >
                  Change access
                </Button>
              </Inline>
            )}
          </>
        )}
        <Inline>
          {suspended ? (
            <CanExtra operation="liftSuspension" role={user.role}>
              <Button
                size="small"
                isPending={props.isPending}
                pendingLabel="Lifting..."
                onPress={suspension.onLift}
              >
                Lift suspension
              </Button>
            </CanExtra>
          ) : (
            <CanExtra operation="suspendUser" role={user.role}>
              <Button size="small" onPress={() => suspension.onAsk(true)}>
                Suspend
              </Button>
            </CanExtra>
          )}
          <SuspendDialog key={String(suspension.isAsking)} {...suspension} name={user.name} now={now} />
        </Inline>
      </Stack>
    </Card>
  );
};
