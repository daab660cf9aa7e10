import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { request, type UserPage } from './request.ts';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export const Users = () => {
  const [params, setParams] = useSearchParams({ page: '1', query: '' });
  const search = params.toString();
  const { data, isError } = useQuery({
    queryKey: ['listUsers', search],
    queryFn: () => request<UserPage>(`/users?${search}`),
    placeholderData: keepPreviousData,
  });
  const query = params.get('query') ?? '';
  const goTo = (page: number) => setParams({ page: String(page), query });
  if (isError) return <p role="alert">Failed to fetch users</p>;
  if (!data) return <p>Loading...</p>;
  const { currentPage, totalPages, totalUsers } = data.pagination;
  return (
    <>
      <h1>User Management</h1>
      <p>{totalUsers} users</p>
      <search>
        <label>
          Search users
          <input
            type="search"
            value={query}
            onChange={({ target }) => setParams({ page: '1', query: target.value })}
          />
        </label>
        <Link to="/users/add-user">Add User</Link>
      </search>
      <table>
        <thead>
          <tr>
            <th>User</th>
            <th>Email</th>
            <th>Role</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {data.users.map(({ _id: id, name, email, role, createdAt }) => (
            <tr key={id}>
              <th>
                {name} <small>Joined {date.format(new Date(createdAt))}</small>
              </th>
              <td>{email}</td>
              <td>{role}</td>
              <td>
                <Link to={`/users/edit/${id}`}>Edit</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <nav>
        <button type="button" disabled={currentPage === 1} onClick={() => goTo(currentPage - 1)}>
          Previous page
        </button>
        Page {currentPage} of {totalPages}
        <button type="button" disabled={currentPage === totalPages} onClick={() => goTo(currentPage + 1)}>
          Next page
        </button>
      </nav>
    </>
  );
};
