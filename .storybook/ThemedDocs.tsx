import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { darkTheme } from '@planner/ui/theme';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { themes } from 'storybook/theming';

const root = document.documentElement;

/** The stories on a page set the class of the theme on the root: whoever listens hears when the toolbar changes it. */
function onThemeChange(listen: () => void) {
  const observer = new MutationObserver(listen);
  observer.observe(root, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Frame of documentation pages, in the theme of the toolbar. Default export: `lazy` asks for one. */
export default function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const isDark = useSyncExternalStore(onThemeChange, () => root.classList.contains(darkTheme));
  return <DocsContainer {...props} theme={isDark ? themes.dark : themes.light} />;
}
