import { InvalidValue } from './parsers.ts';

/** A legal text that this installation has. */
export interface LegalText {
  /** `privacy`, `terms`, or the kind of another one, with the language after a dot unless it is English. */
  type: string;
  kind: string;
  /** BCP 47. */
  language: string;
  /** In that language. */
  title: string;
  /** Of its public page, below the base path. */
  path: string;
}

/** What programs read of it. */
export const toLegalText = ({ type, title, language }: LegalText) => ({ type, title, language });

/** Those that every installation has. */
export const SPECIFIED_TEXTS: readonly LegalText[] = [
  { type: 'privacy', kind: 'privacy', language: 'en', title: 'Privacy Policy', path: '/privacy-policy' },
  {
    type: 'terms',
    kind: 'terms',
    language: 'en',
    title: 'Terms and Conditions',
    path: '/terms-and-conditions',
  },
];

const TEXT = /^([a-z][a-z0-9-]{0,30})(?:\.([A-Za-z0-9-]{2,20}))?\s*=\s*([^<>\p{C}]{1,100})$/u;

const canonicalLanguage = (tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** `imprint=Imprint,imprint.de=Impressum`: further texts, in addition to `SPECIFIED_TEXTS`. @throws InvalidValue */
export const parseLegalTexts = (value: string): readonly LegalText[] => {
  const texts = [...SPECIFIED_TEXTS];
  for (const entry of value.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, kind, tag = 'en', title = ''] = TEXT.exec(entry) ?? [];
    const language = canonicalLanguage(tag);
    if (kind === undefined || language !== tag)
      throw new InvalidValue(
        `must be texts such as imprint=Imprint,imprint.de=Impressum, with languages as in BCP 47, not "${entry}"`,
      );
    const type = language === 'en' ? kind : `${kind}.${language}`;
    if (texts.some((text) => text.type === type))
      throw new InvalidValue(`must name each text once, not "${type}" again`);
    texts.push({ type, kind, language, title: title.trim(), path: `/texts/${type}` });
  }
  return texts;
};
