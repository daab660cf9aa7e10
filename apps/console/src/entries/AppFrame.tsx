import { brand } from '@planner/brand';
import { BrandProvider, LocaleProvider } from '@planner/ui';
import type { ReactNode } from 'react';
import { RootErrorBoundary } from '../errors/RootErrorBoundary.tsx';
import { locale } from '../locale.ts';

/** What surrounds every page. */
export const AppFrame = ({ children }: { children: ReactNode }) => (
  <RootErrorBoundary>
    <LocaleProvider locale={locale()}>
      <BrandProvider brand={brand}>{children}</BrandProvider>
    </LocaleProvider>
  </RootErrorBoundary>
);
