import type { User } from '@planner/api-client';
import { SEARCH_TEXT_MAX_CHARACTERS } from '@planner/api-client/limits';
import { CommandPalette, formatNumber, type Command, type CommandGroup } from '@planner/ui';
import { cleanSearch } from '../shared/form/text/cleanSearch.ts';
import { searchItems } from './searchItems.ts';

/** Users listed; a link leads to the others. */
const SHOWN_USERS = 5;

export type UserSearch =
  | { status: 'idle' }
  | { status: 'searching'; isSlow: boolean }
  | { status: 'failed'; message: string }
  | { status: 'found'; users: readonly User[]; total: number };

export interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Every screen whose URL has no parameters. */
  screens: readonly Command[];
  actions: readonly Command[];
  getUserHref: (id: string) => string;
  getUsersHref: (query: string) => string;
}

export interface PaletteViewProps extends PaletteProps {
  query: string;
  onQueryChange: (query: string) => void;
  search: UserSearch;
  onRetry: () => void;
}

const group = { id: 'users', title: 'Users', commands: [] as readonly Command[] };

type UsersProps = Pick<PaletteViewProps, 'search' | 'query' | 'getUserHref' | 'getUsersHref' | 'onRetry'>;

const foundUsers = (
  users: readonly User[],
  total: number,
  { query, getUserHref, getUsersHref }: UsersProps,
) => {
  if (total === 0) return { ...group, message: 'No users found' };
  const shown = users.slice(0, SHOWN_USERS).map(({ id, name, email }): Command => {
    return { id: `user-${id}`, label: name, description: email, icon: 'user', href: getUserHref(id) };
  });
  if (total <= shown.length) return { ...group, commands: shown };
  const wanted = cleanSearch(query);
  const all: Command = {
    id: 'all-users',
    label: `All ${formatNumber(total)} users with “${wanted}”`,
    icon: 'users',
  };
  return { ...group, commands: [...shown, { ...all, href: getUsersHref(wanted) }] };
};

const usersGroup = (props: UsersProps): CommandGroup => {
  const { search, onRetry } = props;
  if (search.status === 'found') return foundUsers(search.users, search.total, props);
  if (search.status === 'searching')
    return { ...group, message: search.isSlow ? 'Still searching users...' : 'Searching users...' };
  if (search.status === 'idle') return group;
  const retry: Command = { id: 'retry', label: 'Try again', icon: 'retry', staysOpen: true };
  return { ...group, message: search.message, commands: [{ ...retry, onAction: onRetry }] };
};

/** Command palette: screens by name, users by name or e-mail, and a few actions. */
export const PaletteView = (props: PaletteViewProps) => (
  <CommandPalette
    isOpen={props.isOpen}
    onOpenChange={props.onOpenChange}
    query={props.query}
    onQueryChange={props.onQueryChange}
    label="Search or go to"
    placeholder="Screens, users and actions"
    maxLength={SEARCH_TEXT_MAX_CHARACTERS}
    groups={[
      { id: 'screens', title: 'Go to', commands: searchItems(props.screens, props.query) },
      usersGroup(props),
      { id: 'actions', title: 'Actions', commands: searchItems(props.actions, props.query) },
    ]}
  />
);
