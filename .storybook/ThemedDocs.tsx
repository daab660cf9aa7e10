import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { darkTheme, lightTheme } from '@planner/ui/theme';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { storybookTheme } from './storybookTheme.ts';
import { useGlobals } from './useGlobals.ts';
import './docs.css';

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** A default export, for `lazy`. */
export default function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const isDark = useGlobals(props.context)['theme'] === 'dark';
  useLayoutEffect(() => {
    // Stories set the theme class themselves, but a page may have none.
    document.documentElement.classList.toggle(darkTheme, isDark);
    document.documentElement.classList.toggle(lightTheme, !isDark);
  }, [isDark]);
  return <DocsContainer {...props} theme={themes[isDark ? 'dark' : 'light']} />;
}
