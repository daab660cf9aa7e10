import type { components } from '@planner/api-client/schema';
import type { UserRow } from './rows.ts';

type Schemas = components['schemas'];

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

export const toSignedInUser = ({ id, name, email, role }: UserRow): Schemas['SignedInUser'] => ({
  _id: id,
  name,
  email,
  role,
});
