import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { knownLocale } from '../format/knownLocale.ts';
import { type Words, WordsContext } from '../words/useWords.ts';

export interface LocaleProviderProps {
  /** BCP 47 tag, such as `en-GB` or `ar-EG`: language, formats and direction. */
  locale: string;
  /** Words of the kit, from `@planner/ui/words` or your own. @default those of the provider around, or English */
  words?: Words | undefined;
  /** Sets `lang` and `dir` too: on the document, or on an element around the children, for a part in another language. */
  sets?: 'document' | 'element' | undefined;
  /** What uses the locale. */
  children: ReactNode;
}

function Language({ sets, children }: Pick<LocaleProviderProps, 'sets' | 'children'>) {
  const { locale: lang, direction: dir } = useLocale();
  useLayoutEffect(() => {
    if (sets !== 'document') return undefined;
    const root = document.documentElement;
    const before = { lang: root.lang, dir: root.dir };
    Object.assign(root, { lang, dir });
    return () => void Object.assign(root, before);
  }, [sets, lang, dir]);
  if (sets !== 'element') return children;
  return (
    <div lang={lang} dir={dir} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Language, words and direction of the components inside. */
export function LocaleProvider({ locale, words, sets, children }: LocaleProviderProps) {
  const around = useContext(WordsContext);
  return (
    <I18nProvider locale={knownLocale(locale)}>
      <WordsContext value={words ?? around}>
        <Language sets={sets}>{children}</Language>
      </WordsContext>
    </I18nProvider>
  );
}
