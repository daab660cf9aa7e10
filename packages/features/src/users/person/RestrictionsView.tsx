import type { NewSuspension, User } from '@planner/api-client';
import {
  AlertDialog,
  Banner,
  Button,
  Card,
  DateField,
  formatDateTime,
  Inline,
  Isolate,
  Stack,
  Text,
  TextField,
} from '@planner/ui';
import { useState } from 'react';
import type { Level } from '../../shared/session/levels.ts';
import { LevelSelect } from '../../shared/session/LevelSelect.tsx';
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

interface SuspendDialogProps extends SuspensionActions {
  name: string;
  /** The one that is changed. */
  suspended: User['suspension'];
  now: number;
}

const SuspendDialog = ({ name, suspended, now, ...props }: SuspendDialogProps) => {
  const { values, check, bind } = usePlainForm(
    { reason: suspended?.reason ?? '', end: suspended?.until ? dayOf(Date.parse(suspended.until)) : '' },
    undefined,
  );
  const submit = () => {
    const { reason, end } = values;
    const isEnd = end === '' || (/^\d{4}-\d\d-\d\d$/.test(end) && end > dayOf(now));
    const isComplete = check({
      reason: reason.trim() === '' ? 'Reason is required' : undefined,
      end: isEnd ? undefined : 'Enter a day after today or leave it empty',
    });
    if (!isComplete) return;
    // The day begins where the administrator is.
    props.onSuspend({ reason, until: end === '' ? null : new Date(`${end}T00:00`).toISOString() });
  };
  return (
    <AlertDialog
      isOpen={props.isAsking}
      onOpenChange={props.onAsk}
      title={suspended ? 'Change this suspension?' : 'Suspend this account?'}
      tone="danger"
      confirmLabel={suspended ? 'Change suspension' : 'Suspend'}
      isPending={props.isPending}
      pendingLabel={suspended ? 'Changing...' : 'Suspending...'}
      errorMessage={props.errorMessage}
      onConfirm={submit}
      fields={
        <>
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
        </>
      }
    >
      <Text as="p">
        <Text weight="semibold">
          <Isolate>{name}</Isolate>
        </Text>{' '}
        {suspended
          ? "stays logged out, and can't log in or reset the password."
          : "will be logged out everywhere, and can't log in or reset the password."}
      </Text>
    </AlertDialog>
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
  const active = hasEnded ? undefined : suspended;
  return (
    <Card title="Access" isPart>
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
            <LevelSelect value={level} onChange={(chosen) => chosen && setLevel(chosen)} />
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
          {suspended && (
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
          )}
          <CanExtra operation="suspendUser" role={user.role}>
            <Button size="small" onPress={() => suspension.onAsk(true)}>
              {active ? 'Change suspension' : 'Suspend'}
            </Button>
          </CanExtra>
          <SuspendDialog
            key={String(suspension.isAsking)}
            {...suspension}
            name={user.name}
            suspended={active}
            now={now}
          />
        </Inline>
      </Stack>
    </Card>
  );
};
