import type { Gender, Role, User } from '@planner/api-client';
import { MEASURE_PATTERN } from '@planner/api-client/patterns';
import * as v from 'valibot';
import { email, newPassword, requiredLine } from '../shared/form/schemas.ts';
import { cleanMeasure, type MeasureKind } from './cleanMeasure.ts';
import { errorTexts } from './errorTexts.ts';

const nullIfEmpty = <Value extends string>(value: Value) =>
  value === '' ? null : (value as Exclude<Value, ''>);

const DATE = /^\d{4}-\d\d-\d\d$/;

const sharedFields = {
  name: requiredLine('Full Name'),
  dob: v.pipe(
    v.string(),
    // An incomplete date is `INCOMPLETE_DATE`.
    v.check((text) => text === '' || DATE.test(text), errorTexts.dateIncomplete),
    v.transform(nullIfEmpty),
  ),
  gender: v.pipe(v.picklist(['', 'male', 'female']), v.transform(nullIfEmpty)),
  role: v.pipe(v.picklist(['', 'user', 'admin']), v.picklist(['user', 'admin'], errorTexts.roleRequired)),
};

/** `Measure`, or null. */
const measure = (kind: MeasureKind, label: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => cleanMeasure(kind, text)),
    v.regex(MEASURE_PATTERN, `${label} must be a number above 0, such as 54.5`),
    v.transform(nullIfEmpty),
  );

const heightSchema = measure('height', 'Height');
const weightSchema = measure('weight', 'Weight');

const unchanged = v.pipe(
  v.string(),
  v.transform(() => undefined),
);

/** Until the user edits a stored text that is not a measure, it isn't sent, so the server keeps it. */
const unlessStored = (
  schema: typeof heightSchema,
  stored: string | null | undefined,
): v.GenericSchema<string, string | null | undefined> =>
  v.lazy((text) => {
    const { success, output } = v.safeParse(schema, text);
    return text !== stored || (success && output === text) ? schema : unchanged;
  });

export const newUserSchema = v.object({
  ...sharedFields,
  height: heightSchema,
  weight: weightSchema,
  email,
  password: newPassword,
});

/** The e-mail address can't be changed. */
export const userUpdateSchema = (stored?: Pick<User, 'height' | 'weight'>) =>
  v.object({
    ...sharedFields,
    height: unlessStored(heightSchema, stored?.height),
    weight: unlessStored(weightSchema, stored?.weight),
  });

/** Empty means unknown. */
export interface UserValues {
  name: string;
  /** `YYYY-MM-DD` */
  dob: string;
  gender: Gender | '';
  /** In centimeters. */
  height: string;
  /** In kilograms. */
  weight: string;
  role: Role | '';
}

export interface NewUserValues extends UserValues {
  email: string;
  password: string;
}

export const NEW_USER: NewUserValues = {
  name: '',
  email: '',
  password: '',
  dob: '',
  gender: 'male',
  height: '',
  weight: '',
  role: 'user',
};

export const valuesOf = ({ name, dob, gender, height, weight, role }: User): UserValues => ({
  name,
  dob: dob ?? '',
  gender: gender ?? '',
  height: height ?? '',
  weight: weight ?? '',
  role,
});
