import { brand } from '@planner/brand';
import { RootErrorBoundary } from '@planner/features/page';
import { BrandProvider, LocaleProvider } from '@planner/ui';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { paths } from '../paths.ts';
import { titleOf, type ScreenName } from '../screens.ts';

export interface AppFrameProps {
  /** BCP 47 locale of react-aria's own texts, numbers and dates. */
  locale: string;
  children: ReactNode;
}

/** What surrounds every page. */
export const AppFrame = ({ locale, children }: AppFrameProps) => (
  <StrictMode>
    <RootErrorBoundary homeHref={paths.login()}>
      <LocaleProvider locale={locale}>
        <BrandProvider brand={brand}>{children}</BrandProvider>
      </LocaleProvider>
    </RootErrorBoundary>
  </StrictMode>
);

/** `screen` is undefined for an unknown path. In a layout effect, after which a screen can add what it shows. */
export const useDocumentTitle = (screen: ScreenName | undefined): void => {
  useLayoutEffect(() => {
    document.title = `${titleOf(screen)} · ${brand.name}`;
  }, [screen]);
};
