import type { Decorator } from '@storybook/react-vite';
import { LocaleProvider } from '@planner/ui';
import { vars } from '@planner/ui/theme';

/** English words written right to left: the words stay readable for reviewers and the bundled font has every letter. */
const LOCALES = { ltr: 'en-US', rtl: 'en-Arab' } as const;

/** Sets the direction chosen in the toolbar, or with `globals: { direction: 'rtl' }`, on the document and in the kit. */
export const withDirection: Decorator = (Story, { globals, viewMode }) => {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const story = (
    <LocaleProvider locale={LOCALES[direction]}>
      <Story />
    </LocaleProvider>
  );
  if (viewMode === 'docs')
    // A documentation page shows many stories, each in its own direction, on the page colour instead of Storybook's white.
    return (
      <div
        dir={direction}
        style={{ background: vars.color.page, color: vars.color.text, padding: vars.space.m }}
      >
        {story}
      </div>
    );
  document.documentElement.lang = 'en';
  document.documentElement.dir = direction;
  return story;
};
