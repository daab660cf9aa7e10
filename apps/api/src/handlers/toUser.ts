import type { components } from '@planner/api-client/schema';
import type { UserRow } from '../db/users.ts';

type Schemas = components['schemas'];

/** A stored user as `User` of the contract. */
export const toUser = (row: UserRow): Schemas['User'] => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  gender: row.gender,
  dob: row.dob,
  height: row.height,
  weight: row.weight,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A stored user as `SignedInUser` of the contract. */
export const toSignedInUser = ({ id, name, email, role }: UserRow): Schemas['SignedInUser'] => ({
  _id: id,
  name,
  email,
  role,
});
