import type { InvitedUser, NewUser, User } from '@planner/api-client';
import { MEASURE_PATTERN } from '@planner/api-client/patterns';
import {
  DateField,
  type DateFieldProps,
  FormGrid,
  Select,
  type SelectOption,
  type SelectProps,
  TextField,
  type TextFieldProps,
} from '@planner/ui';
import { type Control, useWatch, type FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import { useServerNow } from '../shared/app/ApiProvider.tsx';
import { bindField, useBoundField, type BoundFieldProps } from '../shared/form/bindField.tsx';
import { email, newPassword, requiredLine } from '../shared/form/text/schemas.ts';
import { problemOfPassword } from '../shared/form/text/textRules.ts';
import { useRights } from '../shared/session/rights.ts';
import { LevelSelect } from '../shared/session/LevelSelect.tsx';
import { cleanMeasure, type MeasureKind, questionAbout } from './cleanMeasure.ts';
import { USER_LABELS, type UserField } from './userLabels.ts';
import { Fragment, type ReactElement, useState } from 'react';

/** Shows what will be stored when the user leaves the field, and asks about numbers that cannot be a person's. */
const FormMeasureField = <Values extends FieldValues>({
  name,
  control,
  kind,
  ...props
}: BoundFieldProps<TextFieldProps, string, Values, Values> & { kind: MeasureKind }) => {
  const { onChange, onBlur, ...field } = useBoundField<string, Values, Values>({ name, control });
  const [isEdited, setEdited] = useState(false);
  const question = isEdited ? questionAbout(kind, field.value) : undefined;
  const { answer } = question ?? {};
  return (
    <TextField
      {...props}
      {...field}
      description="Optional"
      inputMode="decimal"
      hint={
        question
          ? {
              text: question.text,
              action: answer ? { label: `Use ${answer}`, onPress: () => onChange(answer) } : undefined,
            }
          : null
      }
      onChange={(text) => {
        setEdited(true);
        onChange(text);
      }}
      onBlur={() => {
        // Leaving a stored text as it was must not make the form dirty.
        if (isEdited) onChange(cleanMeasure(kind, field.value));
        onBlur();
      }}
    />
  );
};

const nullIfEmpty = <Value extends string>(value: Value) =>
  value === '' ? null : (value as Exclude<Value, ''>);

const DATE = /^\d{4}-\d\d-\d\d$/;

/** `Measure`, or null. */
const measure = (kind: MeasureKind, label: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => cleanMeasure(kind, text)),
    v.regex(MEASURE_PATTERN, `${label} must be a number above 0, such as 54.5`),
    v.transform(nullIfEmpty),
  );

// A field of users is an entry in `schemas`, one in `inputs` below, and one in `userLabels.ts`. Forms, values, the person's
// page, and the comparison in a conflict follow from them.

/** From what is typed, empty for unknown, to what is sent. */
const schemas = {
  name: requiredLine('Full Name'),
  dob: v.pipe(
    v.string(),
    // An incomplete date is `INCOMPLETE_DATE`.
    v.check((text) => text === '' || DATE.test(text), 'Enter a complete date or leave it empty'),
    v.transform(nullIfEmpty),
  ),
  gender: v.pipe(v.picklist(['', 'male', 'female']), v.transform(nullIfEmpty)),
  height: measure('height', 'Height'),
  weight: measure('weight', 'Weight'),
  role: v.pipe(v.picklist(['', 'user', 'admin']), v.picklist(['user', 'admin'], 'Choose a role')),
  // Servers that have no levels get none.
  access: v.pipe(
    v.picklist(['', 'everything', 'support', 'content', 'read-only']),
    v.transform((level) => level || undefined),
  ),
} satisfies Record<UserField, v.GenericSchema>;

export type UserValues = { [Name in keyof typeof schemas]: v.InferInput<(typeof schemas)[Name]> };

const FIELDS = Object.keys(USER_LABELS) as UserField[];

export const valuesOf = (user: Partial<User>): UserValues =>
  Object.fromEntries(FIELDS.map((field) => [field, user[field] ?? ''])) as UserValues;

export type NewUserValues = UserValues & Record<'email' | 'password', string> & { isInvited: boolean };

export const NEW_USER: NewUserValues = Object.assign(
  { name: '', email: '', isInvited: false, password: '' },
  valuesOf({ gender: 'male', role: 'user' }),
);

/** Of a user who is sent a link for choosing the password. */
const invitedUserSchema = v.object({ ...schemas, email });

/** @param leastOfAdmins characters of administrators' passwords */
export const newUserSchema = (leastOfAdmins?: number) => {
  const withPassword = v.pipe(
    v.object({ ...schemas, email, password: newPassword() }),
    v.forward(
      v.partialCheck(
        [['role'], ['password']],
        ({ role, password }) => role !== 'admin' || problemOfPassword(password, leastOfAdmins) === undefined,
        ({ input }) => problemOfPassword(input.password, leastOfAdmins) ?? '',
      ),
      ['password'],
    ),
  );
  // Both drop `isInvited`.
  const schema = v.lazy((values) => (Object(values).isInvited === true ? invitedUserSchema : withPassword));
  return schema as v.GenericSchema as v.GenericSchema<NewUserValues, NewUser | InvitedUser>;
};

const unchanged = v.pipe(
  v.string(),
  v.transform(() => undefined),
);

/** Until the user edits a stored text that is not a measure, it isn't sent, so the server keeps it. */
const unlessStored = (
  schema: (typeof schemas)['height'],
  stored: string | null | undefined,
): v.GenericSchema<string, string | null | undefined> =>
  v.lazy((text) => {
    const { success, output } = v.safeParse(schema, text);
    return text !== stored || (success && output === text) ? schema : unchanged;
  });

/** The e-mail address can't be changed. */
export const userUpdateSchema = (stored?: Pick<User, 'height' | 'weight'>) =>
  v.object({
    ...schemas,
    height: unlessStored(schemas.height, stored?.height),
    weight: unlessStored(schemas.weight, stored?.weight),
  });

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

/** First date that openapi.yaml can. A stored date out of range is marked, but doesn't block saving. */
const EARLIEST_BIRTH = '1900-01-01';
/** Today in UTC+14, the time zone furthest ahead. */
const latestBirth = (now: number): string => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);

/** What an administrator may do. Until it is chosen, the server decides: everything. */
const AccessField = ({ control }: { control: Control<UserValues> }) => {
  const role = useWatch({ control, name: 'role' });
  const field = useBoundField<UserValues['access'], UserValues, UserValues>({ name: 'access', control });
  if (role !== 'admin') return null;
  return (
    <LevelSelect
      {...field}
      label={USER_LABELS.access}
      value={field.value || 'everything'}
      onChange={(level) => field.onChange(level ?? '')}
    />
  );
};

interface UserDetailFieldsProps<Values extends UserValues, Output> {
  control: Control<Values, unknown, Output>;
  /** True for one who is an administrator now. */
  isAdmin?: boolean;
}

/** The inputs that adding and editing share. */
export const UserDetailFields = <Values extends UserValues, Output>(
  props: UserDetailFieldsProps<Values, Output>,
) => {
  const { offers, can } = useRights();
  const canBeAdmin = props.isAdmin || can('manageAdministrators');
  // The names of fields are known for these values only.
  const control = props.control as unknown as Control<UserValues>;
  const serverNow = useServerNow();
  const bound = (name: UserField) => ({ name, control, label: USER_LABELS[name] });
  // In visual order.
  const inputs: Record<Exclude<UserField, 'name'>, ReactElement> = {
    dob: (
      <FormDateField
        {...bound('dob')}
        description="Optional"
        minValue={EARLIEST_BIRTH}
        maxValue={latestBirth(serverNow())}
      />
    ),
    gender: <FormSelect {...bound('gender')} options={GENDERS} />,
    height: <FormMeasureField {...bound('height')} kind="height" suffix="cm" />,
    weight: <FormMeasureField {...bound('weight')} kind="weight" suffix="kg" />,
    role: (
      <FormSelect
        {...bound('role')}
        description={canBeAdmin ? undefined : 'Your access does not include administrators.'}
        options={canBeAdmin ? ROLES : ROLES.filter(({ value }) => value !== 'admin')}
        isRequired
      />
    ),
    access: offers('changeAccess') ? <AccessField control={control} /> : <></>,
  };
  return (
    <FormGrid columns={2}>
      {Object.entries(inputs).map(([name, input]) => (
        <Fragment key={name}>{input}</Fragment>
      ))}
    </FormGrid>
  );
};
