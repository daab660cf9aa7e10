export { AddUser, type AddUserProps } from './AddUser.tsx';
export { EditUser, type EditUserProps } from './EditUser.tsx';
export { listUsersQuery, type UserListParams } from './listUsersQuery.ts';
export { Users, type UsersProps } from './Users.tsx';
