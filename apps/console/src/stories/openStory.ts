import type { ThemeName } from '@planner/ui';
import { screenAt } from '../paths.ts';
import type { ScreenName } from '../screens.ts';

/** Origin of `pnpm storybook`. */
const STORYBOOK = 'http://localhost:6006';

interface Look {
  theme: ThemeName;
  direction: string;
  widthPx: number;
  heightPx: number;
}

interface Entry {
  readonly id: string;
  /** A documentation page has the tags of its first story. */
  readonly type: string;
  readonly tags?: readonly string[];
}

interface Index {
  readonly entries: Readonly<Record<string, Entry>>;
}

/** The tag of the story that shows a screen. */
export const tagOf = (name: ScreenName) => `screen:${name}`;

/** The story of the screen at a path, in the same look. Undefined for an unknown path. */
export const storyUrl = ({ entries }: Index, pathname: string, look: Look): string | undefined => {
  const screen = screenAt(pathname);
  const story =
    screen &&
    Object.values(entries).find(({ type, tags }) => type === 'story' && tags?.includes(tagOf(screen.name)));
  if (!story) return undefined;
  const globals = [
    `theme:${look.theme}`,
    `direction:${look.direction}`,
    `viewport.value:${look.widthPx}px-${look.heightPx}px`,
  ];
  return `${STORYBOOK}/?path=/story/${story.id}&globals=${globals.join(';')}`;
};

/** Opens the story of the current screen in a tab that the next one reuses. Without Storybook the browser says so there. */
export const openStory = async (): Promise<void> => {
  const { classList, dir } = document.documentElement;
  const look: Look = {
    theme: classList.contains('dark') ? 'dark' : 'light',
    direction: dir || 'ltr',
    widthPx: innerWidth,
    heightPx: innerHeight,
  };
  const index = await fetch(`${STORYBOOK}/index.json`).then(
    async (response) => (await response.json()) as Index,
    () => ({ entries: {} }),
  );
  window.open(storyUrl(index, location.pathname, look) ?? STORYBOOK, 'storybook');
};

const onPointer = (event: MouseEvent): void => {
  if (!event.altKey || !event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.type === 'click') void openStory();
};

/** Opens the story on Alt+Shift+click anywhere on a screen. Buttons, which act on pointerdown, and links do nothing then. */
export const openOnClick = (): void => {
  for (const type of ['pointerdown', 'click'] as const) addEventListener(type, onPointer, { capture: true });
};
