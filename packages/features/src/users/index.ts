export { AddUser, type AddUserProps } from './AddUser.tsx';
export { EditUser, type EditUserProps } from './EditUser.tsx';
export { Person } from './person/Person.tsx';
export { getPersonQuery, getUserQuery, listUsersQuery, toOfferedOrder } from './queries.ts';
export { Users } from './Users.tsx';
