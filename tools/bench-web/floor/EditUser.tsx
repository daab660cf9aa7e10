import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { request } from './request.ts';
import type { User } from './User.ts';
import { UserForm } from './UserForm.tsx';

export const EditUser = () => {
  const { id = '' } = useParams();
  const { data, isError } = useQuery({
    queryKey: ['getUser', id],
    queryFn: () => request<User>(`/users/${id}`),
  });
  if (isError) return <p role="alert">Failed to fetch user</p>;
  if (!data) return <p>Loading...</p>;
  return (
    <>
      <h1>Edit User</h1>
      <UserForm user={data} />
    </>
  );
};
