import { brand } from '@planner/brand';
import { AuthLayout, BrandProvider, Button } from '@planner/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const render = (notice: ReactElement): string =>
  renderToStaticMarkup(<BrandProvider brand={brand}>{notice}</BrandProvider>);

/** HTML for when the first modules or style sheets fail to load. start.js makes the button reload the page. */
export const notLoadedMarkup = (): string =>
  render(
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
  );

export const noScriptMarkup = (): string =>
  render(
    <AuthLayout
      title={`${brand.name} needs JavaScript`}
      subtitle="Turn it on in your browser's settings, then reload this page."
    >
      {null}
    </AuthLayout>,
  );
