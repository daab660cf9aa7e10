import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { darkTheme, lightTheme } from '@planner/ui/theme';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { themes } from 'storybook/theming';
import { useGlobals } from './useGlobals.ts';
import './docs.css';

/** A default export, for `lazy`. */
export default function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const isDark = useGlobals(props.context)['theme'] === 'dark';
  useLayoutEffect(() => {
    // Stories set the theme class themselves, but a page may have none.
    document.documentElement.classList.toggle(darkTheme, isDark);
    document.documentElement.classList.toggle(lightTheme, !isDark);
  }, [isDark]);
  return <DocsContainer {...props} theme={isDark ? themes.dark : themes.light} />;
}
