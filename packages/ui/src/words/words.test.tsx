import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CommandButton } from '../CommandPalette/CommandButton.tsx';
import { ImageField } from '../ImageField/ImageField.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { arabic } from '../testing/arabic.ts';
import { german } from '../testing/german.ts';

const ignore = () => undefined;

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
  [0, 'لا توجد نتائج'],
  [1, 'نتيجة واحدة'],
  [2, 'نتيجتان'],
  [3, '3 نتائج'],
  [10, '10 نتائج'],
  [11, '11 نتيجة'],
  [99, '99 نتيجة'],
  [100, '100 نتيجة'],
  [103, '103 نتائج'],
])('Arabic has six plural forms: %i results', (count, text) => {
  expect(arabic.commandPalette.results(count)).toBe(text);
});

test.each([
  [0, 'لم يتبقَّ أي حرف'],
  [1, 'يتبقى حرف واحد'],
  [2, 'يتبقى حرفان'],
  [5, 'تتبقى 5 أحرف'],
  [12, 'يتبقى 12 حرفًا'],
  [200, 'يتبقى 200 حرف'],
])('Arabic has six plural forms: %i characters left', (count, text) => {
  expect(arabic.characterCount.left(count)).toBe(text);
});

test('sizes, ratios and quotation marks follow the language', () => {
  expect(german.imageField.size(1.5, 'MB')).toBe('1,5 MB');
  expect(german.imageField.easyToSee('dark', 4.5)).toBe(
    'Auf dunklem Hintergrund gut erkennbar (Kontrast 4,5:1)',
  );
  expect(german.imageField.damaged('a.png')).toContain('„a.png“');
  expect(arabic.imageField.size(1.5, 'MB')).toBe('1.5 ميغابايت');
  expect(arabic.imageField.damaged('a.png')).toContain('«a.png»');
  expect(arabic.barChart.withPartial('الأسبوع 47', 'حتى الآن')).toBe('الأسبوع 47، حتى الآن');
});

test('fields of one dialog have different labels in each language', () => {
  for (const { address, videoTitle, linkText } of [german.richTextEditor, arabic.richTextEditor])
    expect(new Set([address, videoTitle, linkText]).size).toBe(3);
});
