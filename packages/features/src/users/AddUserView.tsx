import { valibotResolver } from '@hookform/resolvers/valibot';
import type { NewUser } from '@planner/api-client';
import { Card, FormGrid, PageHeader, PasswordField, Stack, TextField } from '@planner/ui';
import { Controller, useForm } from 'react-hook-form';
import { fieldProps } from '../shared/fieldProps.ts';
import { SaveForm, type SaveFormState } from '../shared/SaveForm.tsx';
import { UserDetailFields } from './UserDetailFields.tsx';
import { NEW_USER_FIELDS, USER_LABELS } from './userFields.ts';
import { NEW_USER, newUserSchema } from './userSchemas.ts';

export type AddUserViewProps = SaveFormState<NewUser>;

/** The form for a new user. */
export const AddUserView = (save: AddUserViewProps) => {
  const form = useForm({ defaultValues: NEW_USER, resolver: valibotResolver(newUserSchema) });
  return (
    <Stack gap="l">
      <PageHeader title="Add New User" />
      <Card width="form">
        <SaveForm
          {...save}
          form={form}
          fields={NEW_USER_FIELDS}
          label="Add New User"
          submitLabel="Add User"
          pendingLabel="Adding..."
        >
          <Controller
            name="name"
            control={form.control}
            render={({ field, fieldState }) => (
              <TextField {...fieldProps(field, fieldState)} label={USER_LABELS.name} isRequired />
            )}
          />
          <FormGrid columns={2}>
            <Controller
              name="email"
              control={form.control}
              render={({ field, fieldState }) => (
                <TextField
                  {...fieldProps(field, fieldState)}
                  label="Email"
                  type="email"
                  autoComplete="off"
                  isRequired
                />
              )}
            />
            <Controller
              name="password"
              control={form.control}
              render={({ field, fieldState }) => (
                <PasswordField
                  {...fieldProps(field, fieldState)}
                  label="Password"
                  autoComplete="new-password"
                  isRequired
                />
              )}
            />
          </FormGrid>
          <UserDetailFields />
        </SaveForm>
      </Card>
    </Stack>
  );
};
