export { AddUser } from './AddUser.tsx';
export { EditUser } from './EditUser.tsx';
export { listUsersQuery, toOfferedOrder } from './listUsersQuery.ts';
export { getUserQuery } from './queries.ts';
export { Users } from './Users.tsx';
