import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AddUser } from './AddUser.tsx';
import { EditUser } from './EditUser.tsx';
import { FinanceCategories } from './FinanceCategories.tsx';
import { Layout } from './Layout.tsx';
import { SignIn } from './SignIn.tsx';
import { Users } from './Users.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const router = createBrowserRouter([
  { path: '/', element: <SignIn /> },
  {
    element: <Layout />,
    children: [
      { path: '/users/all-users', element: <Users /> },
      { path: '/users/add-user', element: <AddUser /> },
      { path: '/users/edit/:id', element: <EditUser /> },
      { path: '/finances/all-categories', element: <FinanceCategories /> },
    ],
  },
]);
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
