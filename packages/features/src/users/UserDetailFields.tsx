import { DateField, FormGrid, Select, TextField, type SelectOption } from '@planner/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { fieldProps } from '../shared/fieldProps.ts';
import { USER_LABELS } from './userFields.ts';
import type { UserValues } from './userSchemas.ts';

const GENDERS: SelectOption[] = [
  { value: '', label: 'Not given' },
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];
const ROLES: SelectOption[] = [
  { value: '', label: 'Choose a role' },
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
];

/** The fields below name and e-mail that a new user and a stored one have in common. Belongs inside a `FormProvider`. */
export const UserDetailFields = () => {
  const { control } = useFormContext<UserValues>();
  return (
    <FormGrid columns={2}>
      <Controller
        name="dob"
        control={control}
        render={({ field, fieldState }) => (
          <DateField {...fieldProps(field, fieldState)} label={USER_LABELS.dob} description="Optional" />
        )}
      />
      <Controller
        name="gender"
        control={control}
        render={({ field, fieldState }) => (
          <Select {...fieldProps(field, fieldState)} label={USER_LABELS.gender} options={GENDERS} />
        )}
      />
      <Controller
        name="height"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...fieldProps(field, fieldState)}
            label={USER_LABELS.height}
            description="Optional"
            inputMode="decimal"
          />
        )}
      />
      <Controller
        name="weight"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...fieldProps(field, fieldState)}
            label={USER_LABELS.weight}
            description="Optional"
            inputMode="decimal"
          />
        )}
      />
      <Controller
        name="role"
        control={control}
        render={({ field, fieldState }) => (
          <Select {...fieldProps(field, fieldState)} label={USER_LABELS.role} options={ROLES} isRequired />
        )}
      />
    </FormGrid>
  );
};
