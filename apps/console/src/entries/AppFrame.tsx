import { brand } from '@planner/brand';
import { BrandProvider, LocaleProvider } from '@planner/ui';
import { type ReactNode, StrictMode } from 'react';
import { RootErrorBoundary } from '../errors/RootErrorBoundary.tsx';

export interface AppFrameProps {
  /** BCP 47 locale of react-aria's own texts, numbers and dates. */
  locale: string;
  children: ReactNode;
}

/** What surrounds every page. */
export const AppFrame = ({ locale, children }: AppFrameProps) => (
  <StrictMode>
    <RootErrorBoundary>
      <LocaleProvider locale={locale}>
        <BrandProvider brand={brand}>{children}</BrandProvider>
      </LocaleProvider>
    </RootErrorBoundary>
  </StrictMode>
);
