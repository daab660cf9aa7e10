import type { SidebarEntry } from '@planner/ui';
import { paths } from '../paths.ts';

/** What the sidebar lists; a group's id is the first part of its paths. */
export const navigation: SidebarEntry[] = [
  { kind: 'link', label: 'Dashboard', icon: 'dashboard', href: paths.dashboard() },
  {
    kind: 'group',
    id: 'users',
    label: 'Users',
    icon: 'users',
    items: [
      { label: 'All Users', href: paths.allUsers() },
      { label: 'Add User', href: paths.addUser() },
    ],
  },
  {
    kind: 'group',
    id: 'habits',
    label: 'Habits',
    icon: 'habits',
    items: [
      { label: 'All Categories', href: paths.allHabitCategories() },
      { label: 'Add Category', href: paths.addHabitCategory() },
    ],
  },
  {
    kind: 'group',
    id: 'workouts',
    label: 'Workouts',
    icon: 'workouts',
    items: [
      { label: 'All Categories', href: paths.allWorkoutCategories() },
      { label: 'Add Category', href: paths.addWorkoutCategory() },
    ],
  },
  {
    kind: 'group',
    id: 'finances',
    label: 'Finances',
    icon: 'finances',
    items: [
      { label: 'All Categories', href: paths.allFinanceCategories() },
      { label: 'Add Category', href: paths.addFinanceCategory() },
    ],
  },
  {
    kind: 'group',
    id: 'legal',
    label: 'Legal',
    icon: 'legal',
    items: [
      { label: 'Terms & Conditions', href: paths.editTermsAndConditions() },
      { label: 'Privacy Policy', href: paths.editPrivacyPolicy() },
    ],
  },
  { kind: 'link', label: 'Subscriptions', icon: 'subscriptions', href: paths.subscriptions() },
  { kind: 'link', label: 'Messages', icon: 'messages', href: paths.messages() },
];

/** What stands at the sidebar's end. */
export const footerNavigation: SidebarEntry[] = [
  { kind: 'link', label: 'Settings', icon: 'settings', href: paths.settings() },
];

const groupIds = navigation.flatMap((entry) => (entry.kind === 'group' ? [entry.id] : []));

/** The group that a path belongs to, also where the path is no entry of its own; undefined outside of groups. */
export const groupOf = (pathname: string): string | undefined =>
  groupIds.find((id) => pathname.startsWith(`/${id}/`));
