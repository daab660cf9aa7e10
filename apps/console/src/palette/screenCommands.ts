import type { Command } from '@planner/ui';
import { isOffered, screenNames, screens, type Offers } from '../screens.ts';

/** The screens that the palette lists: those of the sidebar, and public pages. */
export const screenCommands = (offers: Offers): Command[] =>
  screenNames.flatMap((name): Command[] => {
    if (!isOffered(name, offers)) return [];
    const { title: label, path: href, sidebar, isPublicPage } = screens[name];
    if (sidebar) return [{ id: name, label, href, icon: sidebar.icon, description: sidebar.group }];
    return isPublicPage ? [{ id: name, label, href, icon: 'externalLink', description: 'Public page' }] : [];
  });
