import type { SidebarEntry } from '../Sidebar/SidebarLink.tsx';

const categories = (id: string, label: string, icon: 'habits' | 'workouts' | 'finances'): SidebarEntry => ({
  kind: 'group',
  id,
  label,
  icon,
  items: [
    { label: 'All Categories', href: `/${id}/all-categories` },
    { label: 'Add Category', href: `/${id}/add-category` },
  ],
});

export const sidebarEntries: readonly SidebarEntry[] = [
  { kind: 'link', label: 'Dashboard', icon: 'dashboard', href: '/dashboard' },
  {
    kind: 'group',
    id: 'users',
    label: 'Users',
    icon: 'users',
    items: [
      { label: 'All Users', href: '/users/all-users' },
      { label: 'Add User', href: '/users/add-user' },
    ],
  },
  categories('habits', 'Habits', 'habits'),
  categories('workouts', 'Workouts', 'workouts'),
  categories('finances', 'Finances', 'finances'),
  {
    kind: 'group',
    id: 'legal',
    label: 'Legal',
    icon: 'legal',
    items: [
      { label: 'Terms & Conditions', href: '/legal/terms-and-conditions' },
      { label: 'Privacy Policy', href: '/legal/privacy-policy' },
    ],
  },
  { kind: 'link', label: 'Subscriptions', icon: 'subscriptions', href: '/subscriptions' },
  { kind: 'link', label: 'Messages', icon: 'messages', href: '/messages' },
];

export const sidebarFooterEntries: readonly SidebarEntry[] = [
  { kind: 'link', label: 'Settings', icon: 'settings', href: '/settings' },
];
