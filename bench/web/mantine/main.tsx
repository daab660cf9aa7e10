import '@mantine/core/styles.css';
import {
  ActionIcon,
  AppShell,
  Button,
  Card,
  Group,
  MantineProvider,
  Menu,
  NavLink,
  PasswordInput,
  TextInput,
  useMantineColorScheme,
} from '@mantine/core';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { request } from '../floor/request.ts';
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
    <Card maw={400} mx="auto" withBorder>
      <form action={(form) => logIn.mutate(form)}>
        <TextInput label="Email" name="email" type="email" ref={focus} />
        <PasswordInput label="Password" name="password" />
        <Button type="submit" loading={logIn.isPending}>
          Login
        </Button>
      </form>
    </Card>
  );
};

const ThemeSwitch = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon
      variant="default"
      aria-label={`Switch to ${other} theme`}
      onClick={() => setColorScheme(other)}
    >
      {other === 'dark' ? '☾' : '☀'}
    </ActionIcon>
  );
};

const LINKS = [
  ['Dashboard', '/dashboard'],
  ['All Users', '/users/all-users'],
  ['Add User', '/users/add-user'],
  ['Habits', '/habits/all-categories'],
  ['Workouts', '/workouts/all-categories'],
  ['Finances', '/finances/all-categories'],
  ['Terms & Conditions', '/legal/terms'],
  ['Privacy Policy', '/legal/privacy-policy'],
  ['Subscriptions', '/subscriptions'],
  ['Messages', '/messages'],
  ['Activity', '/activity'],
  ['Settings', '/settings'],
] as const;

const Layout = () => {
  const { pathname } = useLocation();
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 248, breakpoint: 'sm' }} padding="md">
      <AppShell.Header p="xs">
        <Group justify="end">
          <ThemeSwitch />
          <Menu>
            <Menu.Target>
              <Button variant="default">Admin</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>Theme</Menu.Label>
              <Menu.Item>Light</Menu.Item>
              <Menu.Item>Dark</Menu.Item>
              <Menu.Item>System</Menu.Item>
              <Menu.Divider />
              <Menu.Item>Logout</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="md">
        {LINKS.map(([label, href]) => (
          <NavLink key={href} component={Link} to={href} label={label} active={href === pathname} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
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
    ],
  },
]);
createRoot(root).render(
  <MantineProvider>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
);
