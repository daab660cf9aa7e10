import { brand } from '@planner/brand';
import { useLayoutEffect } from 'react';
import { screens, titleOf, type ScreenName } from '../screens.ts';

/** `screen` is undefined for an unknown path. In a layout effect, after which a screen can add what it shows. */
export const useDocumentTitle = (screen: ScreenName | undefined): void => {
  useLayoutEffect(() => {
    const isOfService = screen && 'isPublicPage' in screens[screen];
    document.title = `${titleOf(screen)} · ${isOfService ? brand.service : brand.name}`;
  }, [screen]);
};
