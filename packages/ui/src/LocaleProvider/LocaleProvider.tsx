import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

export interface LocaleProviderProps {
  /** BCP 47 tag, such as `en-GB` or `ar-EG`. It decides words, dates, numbers and the side where lines begin. */
  locale: string;
  children: ReactNode;
}

/**
 * Language and direction of the kit's parts inside it. Without it they follow the browser. Set `lang` and `dir` of the
 * document to match: this provider does not touch it. For one text in another direction use `Isolate`.
 */
export const LocaleProvider = ({ locale, children }: LocaleProviderProps) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
