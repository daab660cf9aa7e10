import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { request } from './request.ts';
import { UserForm } from './UserForm.tsx';
import { Users } from './Users.tsx';

/** Stable, so that only the first render focuses. */
const focus = (input: HTMLInputElement | null) => input?.focus();

const SignIn = () => {
  const navigate = useNavigate();
  const logIn = useMutation({
    mutationFn: (form: FormData) => request('/auth/login', 'POST', Object.fromEntries(form)),
    onSuccess: () => navigate('/users/all-users'),
  });
  return (
    <main>
      <h1>Welcome Back</h1>
      <form action={(form) => logIn.mutate(form)}>
        <label>
          Email <input name="email" type="email" autoComplete="username" required ref={focus} />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button disabled={logIn.isPending}>Login</button>
      </form>
      {logIn.isError && <p role="alert">Login failed</p>}
    </main>
  );
};

const Layout = () => {
  const [isDark, setIsDark] = useState(false);
  useEffect(() => {
    document.documentElement.classList.toggle('dark', isDark);
  }, [isDark]);
  return (
    <>
      <nav>
        <Link to="/users/all-users">All Users</Link>
        <Link to="/finances/all-categories">All Categories</Link>
        <button type="button" onClick={() => setIsDark(!isDark)}>
          {isDark ? 'Switch to light theme' : 'Switch to dark theme'}
        </button>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
};

const FinanceCategories = () => {
  const { data = [], isError } = useQuery({
    queryKey: ['listFinanceCategories'],
    queryFn: () =>
      request<{ _id: string; name: string; color: string | null }[]>('/finance-categories/admin'),
  });
  if (isError) return <p role="alert">Failed to fetch categories</p>;
  return (
    <>
      <h1>Finance Categories</h1>
      <table>
        <thead>
          <tr>
            <th>Category Name</th>
            <th>Color</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ _id: id, name, color }) => (
            <tr key={id}>
              <th>{name}</th>
              <td>{color ?? 'No color'}</td>
              <td>
                <Link to={`/finances/edit-category/${id}`}>Edit</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const router = createBrowserRouter([
  { path: '/', element: <SignIn /> },
  {
    element: <Layout />,
    children: [
      { path: '/users/all-users', element: <Users /> },
      { path: '/users/add-user', element: <UserForm /> },
      { path: '/users/edit/:id', element: <UserForm /> },
      { path: '/finances/all-categories', element: <FinanceCategories /> },
    ],
  },
]);
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
