import { screenAt } from '../screenAt.ts';
import { storyIds } from './storyIds.ts';

/** Where `pnpm storybook` serves. */
const STORYBOOK = 'http://localhost:6006';

interface Look {
  theme: 'light' | 'dark';
  direction: string;
  widthPx: number;
  heightPx: number;
}

/** The story of the screen at a path, in the same look. Undefined for an unknown path. */
export const storyUrl = (pathname: string, look: Look): string | undefined => {
  const screen = screenAt(pathname);
  if (!screen) return undefined;
  const globals = [
    `theme:${look.theme}`,
    `direction:${look.direction}`,
    `viewport.value:${look.widthPx}px-${look.heightPx}px`,
  ];
  return `${STORYBOOK}/?path=/story/${storyIds[screen.name]}&globals=${globals.join(';')}`;
};

/** Opens the story of the current screen in a tab that the next one reuses. */
export const openStory = (): void => {
  const { classList, dir } = document.documentElement;
  const url = storyUrl(location.pathname, {
    theme: classList.contains('dark') ? 'dark' : 'light',
    direction: dir || 'ltr',
    widthPx: innerWidth,
    heightPx: innerHeight,
  });
  if (url) window.open(url, 'storybook');
};

const onPointer = (event: MouseEvent): void => {
  if (!event.altKey || !event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.type === 'click') openStory();
};

/** Opens the story on Alt+Shift+click anywhere on a screen. Buttons, which act on pointerdown, and links do nothing then. */
export const openOnClick = (): void => {
  for (const type of ['pointerdown', 'click'] as const) addEventListener(type, onPointer, { capture: true });
};
