import type { Gender, Role, User } from '@planner/api-client';
import * as v from 'valibot';
import { email, measure, newPassword, requiredLine } from '../shared/schemas.ts';
import { messages } from './messages.ts';

const nullIfEmpty = <Value extends string>(value: Value) =>
  value === '' ? null : (value as Exclude<Value, ''>);

const DATE = /^\d{4}-\d\d-\d\d$/;

const common = {
  name: requiredLine('Full Name'),
  dob: v.pipe(
    v.string(),
    // A date of which only a part is filled in comes as another text.
    v.check((text) => text === '' || DATE.test(text), messages.dateIncomplete),
    v.transform(nullIfEmpty),
  ),
  gender: v.pipe(v.picklist(['', 'male', 'female']), v.transform(nullIfEmpty)),
  height: v.pipe(measure('Height'), v.transform(nullIfEmpty)),
  weight: v.pipe(measure('Weight'), v.transform(nullIfEmpty)),
  role: v.pipe(v.picklist(['', 'user', 'admin']), v.picklist(['user', 'admin'], messages.roleRequired)),
};

/** Turns what stands in the form of a new user into what is sent. */
export const newUserSchema = v.object({ ...common, email, password: newPassword });

/** Turns what stands in the form of a user into what is sent; the e-mail address cannot be changed. */
export const userUpdateSchema = v.object(common);

/** The texts in the fields that both forms have. Empty means not known. */
export interface UserValues {
  name: string;
  /** `YYYY-MM-DD` */
  dob: string;
  gender: Gender | '';
  /** In centimetres. */
  height: string;
  /** In kilograms. */
  weight: string;
  role: Role | '';
}

/** The texts in the fields of a new user. */
export interface NewUserValues extends UserValues {
  email: string;
  password: string;
}

/** What the form of a new user begins with. */
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

/** A stored user as the form shows it. */
export const valuesOf = ({ name, dob, gender, height, weight, role }: User): UserValues => ({
  name,
  dob: dob ?? '',
  gender: gender ?? '',
  height: height ?? '',
  weight: weight ?? '',
  role,
});
