import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Card } from '../Card/Card.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ImageField } from '../ImageField/ImageField.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Grid, Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { loadWords } from '../words/loadWords.ts';
import type { Words } from '../words/useWords.ts';
import { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.tsx';

const meta = preview.meta({
  title: 'Foundations/LocaleProvider',
  component: LocaleProvider,
  args: { locale: 'de-DE', children: <ProgressBar label="Upload" value={65} isLabelVisible /> },
});

const ignore = () => {};

interface ScreenTexts {
  password: string;
  message: string;
  messageText: string;
  image: string;
  failure: string;
  upload: string;
}

/** Texts of the application, among the built-in ones. */
const screenOf = (texts: ScreenTexts) => (
  <Stack gap="l">
    <ProgressBar label={texts.upload} value={65} isLabelVisible />
    <PasswordField label={texts.password} value="geheim" onChange={ignore} />
    <TextArea label={texts.message} value={texts.messageText} onChange={ignore} characterLimit={100} />
    <ImageField
      label={texts.image}
      value={null}
      onChange={ignore}
      surface="light"
      maxBytes={2_000_000}
      maxPixels={1024}
    />
    <ErrorState message={texts.failure} onRetry={ignore} />
    <Pagination currentPage={12} totalPages={1248} getHref={(page) => `#${page}`} />
  </Stack>
);

/** German puts a no-break space before the percent sign. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('65 %')).toBeVisible();
  },
});

export const SideBySide = meta.story({
  render: (args) => (
    <Stack>
      <LocaleProvider locale="en-GB">{args.children}</LocaleProvider>
      <LocaleProvider locale="fr-FR">{args.children}</LocaleProvider>
    </Stack>
  ),
});

/** With the words of the story's language. */
const translated = {
  loaders: [
    async ({ args }: { args: { locale?: string } }) => ({ words: await loadWords(args.locale ?? 'en') }),
  ],
  render: (args: LocaleProviderProps, { loaded }: { loaded: { words?: Words } }) => (
    <LocaleProvider {...args} words={loaded.words} />
  ),
};

export const German = meta.story({
  ...translated,
  args: {
    sets: 'element',
    children: screenOf({
      upload: 'Symbol wird hochgeladen',
      password: 'Passwort',
      message: 'Nachricht',
      messageText:
        'Guten Tag, seit gestern kann ich meine Gewohnheiten nicht mehr abhaken. Können Sie mir helfen?',
      image: 'Helles Symbol',
      failure: 'Die Kategorien konnten nicht geladen werden.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bild auswählen')).toBeVisible();
    await expect(canvas.getByText('Etwas ist schiefgegangen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Seite 1.248' })).toBeVisible();
    await expect(canvas.queryByText(/^(Try again|Choose image)$/)).not.toBeInTheDocument();
  },
});

/** Without a picture: the bundled font has no Arabic letters. */
export const Arabic = meta.story({
  ...translated,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    locale: 'ar-EG',
    sets: 'element',
    children: screenOf({
      upload: 'جارٍ رفع الأيقونة',
      password: 'كلمة المرور',
      message: 'الرسالة',
      messageText:
        'مرحبًا، منذ يوم أمس لا أستطيع تسجيل عاداتي اليومية في التطبيق. هل يمكنكم مساعدتي في حل المشكلة؟',
      image: 'أيقونة فاتحة',
      failure: 'تعذّر تحميل الفئات.',
    }),
  },
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: 'إعادة المحاولة' });
    await expect(retry.closest('[dir="rtl"]')).toHaveAttribute('lang', 'ar-EG');
    await expect(canvas.getByText('حدث خطأ ما')).toBeVisible();
    // The first page is on the right.
    const [previous, next] = [
      canvas.getByRole('link', { name: 'الصفحة السابقة' }),
      canvas.getByRole('link', { name: 'الصفحة التالية' }),
    ];
    await expect(previous.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().left);
  },
});

const LOCALES = ['en', 'ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'tr'];
const nameOf = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;

const image = {
  value: null,
  onChange: ignore,
  surface: 'light',
  maxBytes: 2_000_000,
  maxPixels: 1024,
} as const;

/** Without a picture: the bundled font has no Arabic, Hebrew and Japanese letters. */
export const Languages = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: [async () => ({ words: await Promise.all(LOCALES.map(loadWords)) })],
  render: (_, { loaded }) => (
    <Grid columns={3}>
      {(loaded['words'] as Words[]).map((words, index) => {
        const locale = LOCALES[index] ?? 'en';
        return (
          <LocaleProvider key={locale} locale={locale} words={words} sets="element">
            <Card>
              <Stack>
                <DateField label={nameOf(locale)} />
                <ImageField {...image} label={nameOf(locale)} />
                <ErrorState message={nameOf(locale)} onRetry={ignore} />
              </Stack>
            </Card>
          </LocaleProvider>
        );
      })}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const text of [
      'Something went wrong',
      'Se ha producido un error',
      'حدث خطأ ما',
      '問題が発生しました',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
  },
});
