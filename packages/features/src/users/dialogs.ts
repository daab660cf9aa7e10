/** What opens over the list of users and a person's page, as one file. */
export { BulkActions } from './bulk/BulkActions.tsx';
export { DeleteUser } from './DeleteUser.tsx';
export { EraseUser } from './person/EraseUser.tsx';
