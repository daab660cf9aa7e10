import { brand } from '@planner/brand';
import { AuthLayout, BrandProvider, Button, CenteredSpinner, LocaleProvider } from '@planner/ui';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { AppFrame } from '../entries/AppFrame.tsx';
import { ConsoleEntry, SessionApp } from '../entries/SessionApp.tsx';
import { SignIn } from '../entries/SignIn.tsx';

export { sessionAddress, startScreens } from './startScreens.ts';

const render = async (node: ReactNode): Promise<string> => {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
};

const notice = (children: ReactNode): Promise<string> =>
  render(
    <LocaleProvider locale="en">
      <BrandProvider brand={brand}>{children}</BrandProvider>
    </LocaleProvider>,
  );

/** HTML of what the page shows before its code has loaded. */
export const firstPaintMarkup = async () => ({
  /** main.tsx hydrates it. */
  signIn: await render(
    <AppFrame locale="en">
      <SessionApp>
        <ConsoleEntry SignIn={SignIn} />
      </SessionApp>
    </AppFrame>,
  ),
  spinner: await notice(<CenteredSpinner label="Loading" />),
  /** For when the first modules or style sheets fail to load. start.js makes the button reload the page. */
  notLoaded: await notice(
    <div role="alert">
      <AuthLayout
        title={`${brand.name} could not be loaded`}
        subtitle="The server cannot be reached, or a new version has just been installed."
      >
        <Button variant="primary" size="large" isFullWidth>
          Reload
        </Button>
      </AuthLayout>
    </div>,
  ),
  noScript: await notice(
    <AuthLayout
      title={`${brand.name} needs JavaScript`}
      subtitle="Turn it on in your browser's settings, then reload this page."
    >
      {null}
    </AuthLayout>,
  ),
});
