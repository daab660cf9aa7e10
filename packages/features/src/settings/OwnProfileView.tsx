import type { ProfileUpdate, User } from '@planner/api-client';
import { Card, ErrorState, Skeleton, Stack, TextField } from '@planner/ui';
import type { Control } from 'react-hook-form';
import * as v from 'valibot';
import { FormTextField } from '../shared/form/bindField.tsx';
import { EditForm } from '../shared/form/EditForm.tsx';
import type { SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import { requiredLine } from '../shared/form/text/schemas.ts';
import type { LoadProps } from '../shared/query/useLoadState.ts';

/** The form follows later versions: it stays open after a save. */
export interface OwnProfileViewProps extends SaveFormState<ProfileUpdate>, LoadProps<User> {
  /** The version that another user saved first. */
  conflict?: User | undefined;
}

const LABELS = { name: 'Full Name', email: 'Email' };

const schema = v.object({ name: requiredLine(LABELS.name) });

const toValues = ({ name }: User) => ({ name });

const fields = (control: Control<ProfileUpdate, unknown, ProfileUpdate>, { email }: User) => (
  <>
    <FormTextField name="name" control={control} label={LABELS.name} autoComplete="name" isRequired />
    <TextField label={LABELS.email} type="email" value={email} onChange={() => {}} isReadOnly />
  </>
);

export const OwnProfileView = ({ state, onRetry, ...save }: OwnProfileViewProps) => (
  <Card title="Profile" width="form">
    {state.status === 'loading' && (
      <Stack gap="m">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    )}
    {state.status === 'failed' && (
      <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
    )}
    {state.status === 'ready' && (
      <EditForm
        {...save}
        stored={state.data}
        subject="your account"
        labels={LABELS}
        toValues={toValues}
        schema={schema}
        label="Profile"
        submitLabel="Save Name"
        pendingLabel="Saving..."
      >
        {fields}
      </EditForm>
    )}
  </Card>
);
