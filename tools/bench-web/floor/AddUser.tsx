import { UserForm } from './UserForm.tsx';

export const AddUser = () => (
  <>
    <h1>Add New User</h1>
    <UserForm />
  </>
);
