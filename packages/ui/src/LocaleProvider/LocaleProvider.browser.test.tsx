import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadWords } from '../words/loadWords.ts';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

const root = document.documentElement;

test('sets language and direction of the document while it is rendered, and the words of the editor', async () => {
  const arabic = await loadWords('ar-EG');
  root.lang = 'en';
  root.dir = 'ltr';
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const app = createRoot(container);
  app.render(
    <LocaleProvider locale="ar-EG" words={arabic} sets="document">
      <RichTextEditor label="الشروط" value="<p>نص</p>" onChange={() => undefined} />
    </LocaleProvider>,
  );
  await expect.element(page.getByRole('toolbar', { name: 'تنسيق الشروط' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'نمط النص: فقرة' })).toBeVisible();
  expect([root.lang, root.dir]).toEqual(['ar-EG', 'rtl']);
  app.unmount();
  await vi.waitFor(() => expect([root.lang, root.dir]).toEqual(['en', 'ltr']));
});
