import { useEffect } from 'react';
import { screenAt, type ScreenMatch } from '../screenAt.ts';
import { prefetchData } from './prefetchData.ts';
import { prefetchScreen } from './prefetchScreen.ts';

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const screenOf = (link: HTMLAnchorElement | null): ScreenMatch | undefined =>
  link && link.origin === location.origin ? screenAt(link.pathname) : undefined;

const onNear = (event: Event): void => {
  const screen = screenOf(linkOf(event));
  if (screen) prefetchScreen(screen.name);
};

const onPress = (event: MouseEvent): void => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = linkOf(event);
  const screen = screenOf(link);
  if (link && screen && link.pathname !== location.pathname) prefetchData(screen, link.search);
};

const onPointerDown = (event: PointerEvent): void => {
  // A touch may be the start of scrolling.
  if (event.pointerType === 'mouse') onPress(event);
};

/** Prefetches where a link leads: the code on hover or focus, the data on press, before the router starts. */
export const useLinkPrefetch = (): void => {
  useEffect(() => {
    addEventListener('pointerover', onNear);
    addEventListener('focusin', onNear);
    addEventListener('pointerdown', onPointerDown);
    // For keyboard and touch. In the capture phase, because the link itself navigates in the bubble phase.
    addEventListener('click', onPress, true);
    return () => {
      removeEventListener('pointerover', onNear);
      removeEventListener('focusin', onNear);
      removeEventListener('pointerdown', onPointerDown);
      removeEventListener('click', onPress, true);
    };
  }, []);
};
