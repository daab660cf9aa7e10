import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CommandButton } from '../CommandPalette/CommandButton.tsx';
import { ImageField } from '../ImageField/ImageField.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { formatMessage } from './formatMessage.ts';
import { english } from './index.ts';
import { languages, loadWords, type Messages } from './loadWords.ts';

const ignore = () => undefined;
const [german, arabic] = await Promise.all([loadWords('de-DE'), loadWords('ar-EG')]);

const screen = (
  <>
    <CommandButton label="*" onPress={ignore} />
    <Pagination currentPage={2} totalPages={3} />
    <PasswordField label="*" value="" onChange={ignore} />
    <ImageField label="*" value={null} onChange={ignore} surface="light" maxBytes={1024} maxPixels={64} />
    <RichTextEditor label="*" value="" onChange={ignore} />
  </>
);

test('the kit speaks English by default', () => {
  const html = renderToStaticMarkup(screen);
  for (const words of [
    'Ctrl K',
    'Next page',
    'Page 2 of 3',
    'Show password',
    'Choose image',
    'Loading editor...',
  ])
    expect(html).toContain(words);
});

test('the kit speaks German', () => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="de-DE" words={german} sets="element">
      {screen}
    </LocaleProvider>,
  );
  expect(html).toMatch(/^<div lang="de-DE" dir="ltr"/);
  for (const words of ['Strg K', 'Nächste Seite', 'Seite 2 von 3', 'Passwort anzeigen', 'Bild auswählen'])
    expect(html).toContain(words);
  expect(html).toContain('Editor wird geladen …');
});

test('the kit speaks Arabic, right to left, also below a provider without words', () => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="ar-EG" words={arabic} sets="element">
      <LocaleProvider locale="ar-EG">{screen}</LocaleProvider>
    </LocaleProvider>,
  );
  expect(html).toMatch(/^<div lang="ar-EG" dir="rtl"/);
  for (const words of ['الصفحة التالية', 'الصفحة ٢ من ٣', 'إظهار كلمة المرور', 'جارٍ تحميل المحرر…'])
    expect(html).toContain(words);
});

test('words of a prop win over those of the provider', () => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="de-DE" words={german}>
      <ErrorState title="Keine Nachrichten" message="Der Server antwortet nicht." onRetry={() => {}} />
    </LocaleProvider>,
  );
  expect(html).toContain('Keine Nachrichten');
  expect(html).not.toContain(german.errorState.title);
});

test.each([
  ['ar', 0, 'لا توجد نتائج'],
  ['ar', 1, 'نتيجة واحدة'],
  ['ar', 2, 'نتيجتان'],
  ['ar', 103, '103 نتائج'],
  ['ar', 11, '11 نتيجة'],
  ['ar', 100, '100 نتيجة'],
  ['ar-EG', 11, '١١ نتيجة'],
  ['de', 1, '1 Ergebnis'],
  ['de', 1000, '1.000 Ergebnisse'],
  ['en', 1, '1 result'],
  ['es', 2, '2 resultados'],
  ['fr', 0, '0 résultat'],
  ['fr', 2_000_000, '2\u202f000\u202f000 de résultats'],
  ['he', 2, 'שתי תוצאות'],
  ['it', 1, '1 risultato'],
  ['ja', 1, '1件の結果'],
  ['nl', 2, '2 resultaten'],
  ['pl', 1, '1 wynik'],
  ['pl', 4, '4 wyniki'],
  ['pl', 12, '12 wyników'],
  ['pl', 22, '22 wyniki'],
  ['pt-BR', 1, '1 resultado'],
  ['tr', 5, '5 sonuç'],
])('results in %s: %i', async (locale, count, text) => {
  const { commandPalette } = await loadWords(locale);
  expect(commandPalette.results(count)).toBe(text);
});

/** Messages by their path: `richTextEditor.removed.script`. */
const flatten = (messages: object, path = ''): [string, unknown][] =>
  Object.entries(messages).flatMap(([name, message]: [string, unknown]) =>
    typeof message === 'object' && message !== null
      ? flatten(message, `${path}${name}.`)
      : [[path + name, message]],
  );
const inEnglish = new Map(flatten(english));
const PLURAL_FORM = /(zero|one|two|few|many|other) \{/g;

test.each(Object.keys(languages))(
  'every word has a translation into %s, in each plural form',
  async (language) => {
    const messages: Messages = (await languages[language]!()).default;
    const translated = new Map(flatten(messages) as [string, string][]);
    expect([...translated.keys()].toSorted()).toEqual([...inEnglish.keys()].toSorted());
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const wrong = [...translated].filter(([name, message]) => {
      const original = inEnglish.get(name);
      const count = typeof original === 'function' ? original.length : 0;
      return (
        // A sentence without a value would be a text, which can't be called.
        message.includes('{') !== count > 0 ||
        [...message.matchAll(/\{(\d)/g)].some(([, index]) => Number(index) >= count) ||
        message
          .split(', plural,')
          .slice(1)
          .some((plural) => {
            const forms = new Set([...plural.matchAll(PLURAL_FORM)].map(([, form]) => form));
            return pluralCategories.some((form) => !forms.delete(form)) || forms.size > 0;
          })
      );
    });
    expect(wrong).toEqual([]);
  },
);

test('messages choose forms by number, by word and for an empty text, also inside of each other', () => {
  const moved =
    '{0, select, = {Nothing} up {{1, plural, =0 {No row} one {# row} other {# rows}} up} other {{0}?}}';
  expect(formatMessage(moved, 'en', ['', 1])).toBe('Nothing');
  expect(formatMessage(moved, 'en', ['up', 0])).toBe('No row up');
  expect(formatMessage(moved, 'en', ['up', 1])).toBe('1 row up');
  expect(formatMessage(moved, 'en', ['up', 1500])).toBe('1,500 rows up');
  expect(formatMessage(moved, 'en', ['left', 1])).toBe('left?');
  expect(
    formatMessage('#1: {0}', 'de', [
      [
        ['h1', 1],
        ['div', 1200],
      ],
    ]),
  ).toBe('#1: h1, div (1.200)');
});

test('a language that the kit lacks is English, with a sentence in development', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await loadWords('fi-FI')).toBe(english);
  expect(await loadWords('en-GB')).toBe(english);
  expect(error.mock.calls).toEqual([
    [
      'The kit has no words in “fi-FI”, only in en, ar, de, es, fr, he, it, ja, nl, pl, pt, tr: pass your own',
    ],
  ]);
});

test.each([
  ['iw', 'סגירה'],
  ['de_DE', 'Close'],
  ['constructor', 'Close'],
  ['__proto__', 'Close'],
])('the words of %s have %s', async (locale, close) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await loadWords(locale)).dialog.close).toBe(close);
});

test('sizes, ratios and quotation marks follow the language', () => {
  expect(german.imageField.size(1.5, 'MB')).toBe('1,5 MB');
  expect(german.imageField.easyToSee('dark', 4.5)).toBe(
    'Auf dunklem Hintergrund gut erkennbar (Kontrast 4,5:1)',
  );
  expect(german.imageField.damaged('a.png')).toContain('„a.png“');
  expect(arabic.imageField.size(1.5, 'MB')).toBe('١٫٥ ميغابايت');
  expect(arabic.imageField.damaged('a.png')).toContain('«a.png»');
  expect(arabic.barChart.withPartial('الأسبوع 47', 'حتى الآن')).toBe('الأسبوع 47، حتى الآن');
});

test.each(['de', 'es', 'fr', 'he', 'ja', 'pl', 'tr'])(
  'fields of one dialog have different labels in %s',
  async (locale) => {
    const { address, videoTitle, linkText } = (await loadWords(locale)).richTextEditor;
    expect(new Set([address, videoTitle, linkText]).size).toBe(3);
  },
);
