import type { Rights } from '@planner/features/shared';
import { basePath } from '@planner/features/storage';
import type { SidebarEntry, Command } from '@planner/ui';
import { paths } from '../paths.ts';
import { accessTo, screenNames, screens, type ScreenName } from '../screens.ts';

/** First segment of a path, which all screens of a sidebar group share. */
const folderOf = (path: string): string => path.slice(basePath.length).split('/')[1] ?? '';

/** The screens of the sidebar. */
const places = screenNames.flatMap((name) => {
  const { path: href, title, sidebar } = screens[name];
  return sidebar ? [{ name, href, folder: folderOf(href), label: title, ...sidebar }] : [];
});

const LEGAL = folderOf(screens.editLegalText.path);

/** Editors of the legal texts that the session announces. */
const furtherTexts = ({ legalTexts }: Rights) =>
  legalTexts.map(({ type, title }) => ({ label: title, href: paths.editLegalText(type) }));

const countOf = (unanswered = 0) =>
  unanswered > 0 ? { value: unanswered, label: `${unanswered} unanswered` } : undefined;

interface SidebarOptions {
  rights: Rights;
  unanswered?: Partial<Record<ScreenName, number>>;
  isFooter?: boolean;
}

/** The entries that the server offers and the account may open, main or footer. A group's id is the folder of its screens. */
export const sidebarEntries = ({
  rights,
  unanswered = {},
  isFooter = false,
}: SidebarOptions): SidebarEntry[] => {
  const offered = places.filter(
    (place) => Boolean(place.isFooter) === isFooter && accessTo(place.name, rights) === 'open',
  );
  return offered.flatMap(({ name, folder, group, icon, label, href }): SidebarEntry[] => {
    if (!group) return [{ kind: 'link', label, icon, href, count: countOf(unanswered[name]) }];
    const members = offered.filter((place) => place.group === group);
    // The first one stands for its group.
    if (members[0]?.name !== name) return [];
    const items = members.map((member) => ({ label: member.label, href: member.href }));
    if (folder === LEGAL) items.push(...furtherTexts(rights));
    return [{ kind: 'group', id: folder, label: group, icon, items }];
  });
};

/** Id of the group that a path belongs to, also for paths without an entry, such as `/users/edit/1`. */
export const groupOf = (pathname: string): string | undefined =>
  places.find(({ group, folder }) => group && pathname.startsWith(`${basePath}/${folder}/`))?.folder;

const placeOf = (name: ScreenName) => {
  const folder = folderOf(screens[name].path);
  return places.find((place) => place.folder === folder);
};

/** What a screen belongs to: a group of the sidebar, or the screen above it. */
export const groupLabelOf = (name: ScreenName | undefined): string | undefined => {
  const place = name && placeOf(name);
  return place?.group ?? (place?.name === name ? undefined : place?.label);
};

/** The link of the sidebar that stands for a path: its own, or that of the screen above it. */
export const currentHrefOf = (pathname: string): string =>
  places.find(({ group, href }) => !group && pathname.startsWith(`${href}/`))?.href ?? pathname;

/** Name of a screen in the sidebar: its group, or its own label. */
export const labelOf = (name: ScreenName) => {
  const place = placeOf(name);
  return { label: place?.group ?? screens[name].title, icon: place?.icon };
};

/** The screens that G and a letter open. */
export const screenPlaces = (rights: Rights): { key: string; label: string; href: string }[] =>
  screenNames.flatMap((name) => {
    const { key, title, path } = screens[name];
    return key !== undefined && accessTo(name, rights) === 'open' ? [{ key, label: title, href: path }] : [];
  });

/** The screens that the palette lists: those of the sidebar, and public pages. */
export const screenCommands = (rights: Rights): Command[] =>
  screenNames.flatMap((name): Command[] => {
    if (accessTo(name, rights) !== 'open') return [];
    if (name === 'editLegalText')
      return furtherTexts(rights).map((text) => ({
        ...text,
        id: text.href,
        icon: 'legal',
        description: 'Legal',
      }));
    if (name === 'legalText')
      return rights.legalTexts.map(({ type, title }) => ({
        id: paths.legalText(type),
        label: title,
        href: paths.legalText(type),
        icon: 'externalLink',
        description: 'Public page',
      }));
    const { title: label, path: href, sidebar, isPublicPage } = screens[name];
    if (sidebar) return [{ id: name, label, href, icon: sidebar.icon, description: sidebar.group }];
    if (name === 'tokens') return [{ id: name, label, href, icon: 'settings', description: 'Settings' }];
    return isPublicPage ? [{ id: name, label, href, icon: 'externalLink', description: 'Public page' }] : [];
  });
