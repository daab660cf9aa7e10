import type { Command } from '@planner/ui';
import { paths } from '../paths.ts';
import { protectedScreens, publicScreens, type ScreenRoute } from '../routes.ts';
import { footerNavigation, navigation } from '../shell/navigation.ts';
import { titles, type ScreenName } from '../titles.ts';

/** The way in: nobody who is signed in has anything to do there. */
const ENTRANCE = new Set<string>([
  'login',
  'forgotPassword',
  'resetLinkSent',
  'resetPassword',
] satisfies ScreenName[]);

const builders: Partial<Record<string, (...args: never[]) => string>> = paths;

/** Where the sidebar has a path: the picture, and the group's name if it is in one. */
const placeOf = (href: string): Pick<Command, 'icon' | 'description'> => {
  for (const entry of [...navigation, ...footerNavigation]) {
    if (entry.kind === 'link' && entry.href === href) return { icon: entry.icon };
    if (entry.kind === 'group' && entry.items.some((item) => item.href === href))
      return { icon: entry.icon, description: entry.label };
  }
  return { icon: 'externalLink', description: 'Public page' };
};

const commandsOf = (screens: Partial<Record<string, ScreenRoute>>): Command[] =>
  Object.entries(screens).flatMap(([name, screen]) => {
    const href = builders[name]?.();
    // What has parts to fill in is reached through what fills them in: a user, say.
    if (!screen || screen.path.includes(':') || href === undefined || ENTRANCE.has(name)) return [];
    return [{ id: name, label: titles[name as ScreenName], href, ...placeOf(href) }];
  });

/** Every screen that somebody who is signed in may go to at once. A new screen is in here by being in routes.ts and paths.ts. */
export const screenCommands: readonly Command[] = [
  ...commandsOf(protectedScreens),
  ...commandsOf(publicScreens),
];
