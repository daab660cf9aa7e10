import { brand } from '@planner/brand';
import { BrandProvider, LocaleProvider } from '@planner/ui';
import type { ReactNode } from 'react';
import { RootErrorBoundary } from '../errors/RootErrorBoundary.tsx';

/** BCP 47 locale of react-aria's own texts, numbers and dates. */
// The console is in English: the user's variant of it, with a right-to-left script if the document has `dir="rtl"`.
const locale = (): string => {
  // Some systems add what `Intl` rejects: `en-US@posix`.
  const english = navigator.languages.find((language) => /^en(-[A-Z]{2})?$/.test(language)) ?? 'en';
  if (document.documentElement.dir !== 'rtl') return english;
  return new Intl.Locale(english, { script: 'Arab' }).toString();
};

/** What surrounds every page. */
export const AppFrame = ({ children }: { children: ReactNode }) => (
  <RootErrorBoundary>
    <LocaleProvider locale={locale()}>
      <BrandProvider brand={brand}>{children}</BrandProvider>
    </LocaleProvider>
  </RootErrorBoundary>
);
