export { AddUser } from './AddUser.tsx';
export { EditUser } from './EditUser.tsx';
export { getUserQuery, listUsersQuery, toOfferedOrder } from './queries.ts';
export { Users } from './Users.tsx';
