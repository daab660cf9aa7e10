import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { request, type User } from './request.ts';

/** Adds a user, or edits the one of the URL. */
export const UserForm = () => {
  const { id } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: user, isError } = useQuery({
    queryKey: ['getUser', id],
    queryFn: () => request<User>(`/users/${id}`),
    enabled: id !== undefined,
  });
  const save = useMutation({
    mutationFn: (form: FormData) => {
      const fields = [...form].map(([name, value]) => [name, value === '' ? null : value]);
      return request(id ? `/users/${id}` : '/users', id ? 'PUT' : 'POST', Object.fromEntries(fields));
    },
    onSuccess: async () => {
      await client.invalidateQueries();
      await navigate('/users/all-users');
    },
  });
  if (isError) return <p role="alert">Failed to fetch user</p>;
  if (id && !user) return <p>Loading...</p>;
  return (
    <>
      <h1>{user ? 'Edit User' : 'Add New User'}</h1>
      <form action={(form) => save.mutate(form)}>
        <label>
          Full Name <input name="name" defaultValue={user?.name} required />
        </label>
        {user ? (
          <label>
            Email <input type="email" defaultValue={user.email} readOnly />
          </label>
        ) : (
          <>
            <label>
              Email <input name="email" type="email" required />
            </label>
            <label>
              Password <input name="password" type="password" autoComplete="new-password" required />
            </label>
          </>
        )}
        <label>
          Gender
          <select name="gender" defaultValue={user ? (user.gender ?? '') : 'male'}>
            <option value="">Unknown</option>
            <option value="male">Male</option>
            <option value="female">Female</option>
          </select>
        </label>
        <label>
          Role
          <select name="role" defaultValue={user?.role ?? 'user'}>
            <option value="user">User</option>
            <option value="admin">Admin</option>
          </select>
        </label>
        <label>
          Date of Birth <input name="dob" type="date" defaultValue={user?.dob ?? ''} />
        </label>
        <label>
          Height (cm) <input name="height" inputMode="decimal" defaultValue={user?.height ?? ''} />
        </label>
        <label>
          Weight (kg) <input name="weight" inputMode="decimal" defaultValue={user?.weight ?? ''} />
        </label>
        <button disabled={save.isPending}>{user ? 'Update User' : 'Add User'}</button>
        <Link to="/users/all-users">Cancel</Link>
        {save.isError && <p role="alert">Failed to save user</p>}
      </form>
    </>
  );
};
