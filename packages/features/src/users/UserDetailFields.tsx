import {
  DateField,
  type DateFieldProps,
  FormGrid,
  Select,
  type SelectOption,
  type SelectProps,
} from '@planner/ui';
import type { Control } from 'react-hook-form';
import { bindField } from '../shared/form/bindField.tsx';
import { useServerNow } from '../shared/app/useServerNow.ts';
import { FormMeasureField } from './FormMeasureField.tsx';
import { USER_LABELS } from './userFields.ts';
import type { UserValues } from './userSchemas.ts';

const FormDateField = bindField<DateFieldProps, string>(DateField);
const FormSelect = bindField<SelectProps, string>(Select);

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

/** First date that openapi.yaml allows. A stored date out of range is marked, but doesn't block saving. */
const EARLIEST_BIRTH = '1900-01-01';
/** Today in UTC+14, the time zone furthest ahead. */
const latestBirth = (now: number): string => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);

interface UserDetailFieldsProps<Values extends UserValues, Output> {
  control: Control<Values, unknown, Output>;
}

/** The fields that adding and editing share. */
export const UserDetailFields = <Values extends UserValues, Output>(
  props: UserDetailFieldsProps<Values, Output>,
) => {
  // The names of fields are known for these values only.
  const control = props.control as unknown as Control<UserValues>;
  const serverNow = useServerNow();
  return (
    <FormGrid columns={2}>
      <FormDateField
        name="dob"
        control={control}
        label={USER_LABELS.dob}
        description="Optional"
        minValue={EARLIEST_BIRTH}
        maxValue={latestBirth(serverNow())}
      />
      <FormSelect name="gender" control={control} label={USER_LABELS.gender} options={GENDERS} />
      <FormMeasureField kind="height" control={control} />
      <FormMeasureField kind="weight" control={control} />
      <FormSelect name="role" control={control} label={USER_LABELS.role} options={ROLES} isRequired />
    </FormGrid>
  );
};
