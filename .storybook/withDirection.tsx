import type { Decorator } from '@storybook/react-vite';
import { LocaleProvider } from '@planner/ui';
import { vars } from '@planner/ui/theme';

/** English laid out right to left: reviewers can read it, and the bundled font has every letter. */
const LOCALES = { ltr: 'en-US', rtl: 'en-Arab' } as const;

export const withDirection: Decorator = (Story, { globals, viewMode }) => {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const story = (
    <LocaleProvider locale={LOCALES[direction]}>
      <Story />
    </LocaleProvider>
  );
  if (viewMode === 'docs')
    // A documentation page shows stories of both directions, with the kit's page color and type instead of Storybook's.
    return (
      <div
        dir={direction}
        data-story-root
        style={{
          background: vars.color.page,
          color: vars.color.text,
          padding: vars.space.m,
          fontFamily: vars.font.body,
          fontSize: vars.size.body,
          lineHeight: vars.leading.body,
        }}
      >
        {story}
      </div>
    );
  document.documentElement.lang = 'en';
  document.documentElement.dir = direction;
  return story;
};
