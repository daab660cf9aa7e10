/** What opens over or instead of the list of users and over a person's page, as one file. */
export { BulkActions } from './bulk/BulkActions.tsx';
export { DeletedUsers } from './DeletedUsers.tsx';
export { DeleteUser } from './DeleteUser.tsx';
export { EraseUser } from './person/EraseUser.tsx';
