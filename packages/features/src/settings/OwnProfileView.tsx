import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ProfileUpdate, User } from '@planner/api-client';
import { Banner, Button, Card, ErrorState, Form, FormActions, Skeleton, TextField } from '@planner/ui';
import { useEffect, useEffectEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Conflict } from '../shared/Conflict.tsx';
import { MESSAGE_MS } from '../shared/constants.ts';
import { fieldProps } from '../shared/fieldProps.ts';
import { FormMessage } from '../shared/FormMessage.tsx';
import { useDirtyReport } from '../shared/useDirtyReport.ts';
import type { LoadState } from '../shared/useLoadState.ts';
import { useServerErrors } from '../shared/useServerErrors.ts';
import { profileSchema } from './settingsSchemas.ts';

interface ProfileFormProps {
  isPending: boolean;
  /** That the name is saved; vanishes after three seconds. */
  doneMessage?: string | undefined;
  /** Why the last save failed; vanishes after three seconds. */
  errorMessage?: string | undefined;
  /** What the server found wrong, by field; stays until the field is edited. */
  fieldErrors?: Record<string, string> | undefined;
  /** What somebody else has saved in the meantime. */
  conflictingName?: string | undefined;
  onDismissMessage: () => void;
  onSubmit: (update: ProfileUpdate) => void;
  /** Puts what somebody else has saved into the form. */
  onTakeTheirs: () => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

export interface OwnProfileViewProps extends ProfileFormProps {
  state: LoadState<User>;
  onRetry: () => void;
}

const FIELDS = ['name'] as const;

const ProfileForm = ({ user, ...props }: ProfileFormProps & { user: User }) => {
  const { control, formState, getValues, handleSubmit, reset, setError } = useForm({
    values: { name: user.name },
    resolver: valibotResolver(profileSchema),
  });
  useServerErrors(setError, props.fieldErrors, FIELDS);
  useDirtyReport(formState.isDirty, props.onDirtyChange);
  // As it is stored: blanks around the name would stay behind as unsaved work.
  const showStored = useEffectEvent(() => reset({ name: user.name }));
  const isSaved = props.doneMessage !== undefined;
  useEffect(() => {
    if (isSaved) showStored();
  }, [isSaved]);
  const submit = handleSubmit((update) => props.onSubmit(update));
  return (
    <Form onSubmit={submit} aria-label="Profile">
      <Controller
        name="name"
        control={control}
        render={({ field, fieldState }) => (
          <TextField {...fieldProps(field, fieldState)} label="Full Name" autoComplete="name" isRequired />
        )}
      />
      <TextField label="Email" type="email" value={user.email} onChange={() => {}} isReadOnly />
      {props.doneMessage !== undefined && (
        <Banner tone="positive" timeoutMs={MESSAGE_MS} onDismiss={props.onDismissMessage}>
          {props.doneMessage}
        </Banner>
      )}
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      {props.conflictingName !== undefined && (
        <Conflict
          subject="your account"
          differences={
            props.conflictingName === getValues('name').trim()
              ? []
              : [{ label: 'Full Name', mine: getValues('name').trim(), theirs: props.conflictingName }]
          }
          isPending={props.isPending}
          onKeepMine={() => void submit()}
          onTakeTheirs={props.onTakeTheirs}
        />
      )}
      <FormActions>
        <Button type="submit" variant="primary" isPending={props.isPending} pendingLabel="Saving...">
          Save Name
        </Button>
      </FormActions>
    </Form>
  );
};

/** The own name; the address can only be read. */
export const OwnProfileView = ({ state, onRetry, ...props }: OwnProfileViewProps) => (
  <Card title="Profile" width="form">
    {state.status === 'loading' && <Skeleton shape="block" />}
    {state.status === 'failed' && (
      <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
    )}
    {state.status === 'ready' && <ProfileForm {...props} user={state.data} />}
  </Card>
);
