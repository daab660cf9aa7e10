import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CommandButton } from '../CommandPalette/CommandButton.tsx';
import { ImageField } from '../ImageField/ImageField.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import { arabic } from './arabic.ts';
import { german } from './german.ts';

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
    <LocaleProvider locale="de-DE" messages={german} sets="element">
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
    <LocaleProvider locale="ar-EG" messages={arabic} sets="element">
      <LocaleProvider locale="ar-EG">{screen}</LocaleProvider>
    </LocaleProvider>,
  );
  expect(html).toMatch(/^<div lang="ar-EG" dir="rtl"/);
  for (const words of ['الصفحة التالية', 'الصفحة ٢ من ٣', 'إظهار كلمة المرور', 'جارٍ تحميل المحرر...'])
    expect(html).toContain(words);
});

test('words of a prop win over those of the provider', () => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="de-DE" messages={german}>
      <Pagination currentPage={2} totalPages={3} nextLabel="Weiter" />
    </LocaleProvider>,
  );
  expect(html).toContain('Weiter');
  expect(html).not.toContain('Nächste Seite');
});
