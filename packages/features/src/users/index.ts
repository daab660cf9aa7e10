export { AddUser, EditUser } from './userForms.tsx';
export { Person } from './person/Person.tsx';
export { getPersonQuery } from '../shared/person/queries.ts';
export { getUserQuery, listUsersQuery, toOfferedOrder } from './queries.ts';
export { Users } from './Users.tsx';
