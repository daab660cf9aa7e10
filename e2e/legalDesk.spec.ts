import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const TEXT =
  '<h2>1. Data</h2>\n<p>We keep <b>your name</b>, see <a href="/terms-and-conditions">the terms</a>.</p>\n<ol><li>One</li><li>Two</li></ol>\n<table><tbody><tr><td>Name</td><td>10 years</td></tr></tbody></table>';

const put = (api: APIRequestContext, content: string | null) =>
  api.put('policies/privacy/draft', { data: { content } });

/** Version and bytes that everyone reads. */
const publicText = async (api: APIRequestContext) => {
  const { version, content } = (await (await api.get('policies/privacy')).json()) as Record<string, unknown>;
  return { version, content };
};

const moment = () => new Date(Date.now() + 86_400_000).toISOString();

test.beforeEach(async ({ api }) => {
  await put(api, null);
  await api.post('policies', { data: { type: 'privacy', content: '<p>Before.</p>' } });
  await api.post('policies', { data: { type: 'privacy', content: TEXT } });
});

test.afterEach(async ({ page, api }) => {
  await page.close();
  const { scheduled } = (await (await api.get('policies/privacy/desk')).json()) as {
    scheduled: { version: number } | null;
  };
  if (scheduled)
    await api.post(`policies/privacy/versions/${scheduled.version}/withdrawal`, { data: { reason: null } });
  await put(api, null);
});

test('Escape leaves one layer at a time, and what is gone leaves no focus behind', async ({ page }) => {
  await page.goto('/legal/privacy-policy');
  const text = page.getByRole('textbox', { name: 'Privacy Policy' });
  await text.click();
  await page.getByRole('button', { name: 'Fill window' }).click();
  await text.press('Control+Home');
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await expect(page.getByRole('button', { name: 'Back to the page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Fill window' })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type('Our ');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard the draft?' });
  await question.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByText('No draft. What you type is saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
});

/** Requests that make a text public, with what was pressed before. */
const watchPublications = (page: Page) => {
  const found: string[] = [];
  const state = { pressed: '' };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /\/policies(?:\/\w+\/publications)?$/.test(pathname))
      found.push(`${state.pressed}: ${pathname}`);
  });
  return { found, state };
};

/** The one that publishes, which the user presses last. */
const PUBLISHES = /^(?:Publish now|Schedule(?: for .*)?|Change the moment)$/;
const CLOSES = /^(?:Close.*|Cancel|Keep it|Keep editing|Dismiss.*)$/;
const PRESSED = 'button, [role=menuitem], [role=menuitemradio], [role=radio], [role=checkbox], [role=option]';
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** Pressed before the test ends, whatever else the desk offers. */
const EXPECTED = [
  'Save Changes',
  'History',
  'Edit HTML',
  'Fill window',
  'Edit the scheduled version',
  'Change the moment...',
  'Cancel the publication',
  'Discard the draft',
  'Bold',
  'Comment',
  'Renumber',
  'Insert reference...',
  'Insert footnote',
  'Insert contents list',
  'Insert table',
  'Next change',
  'Print',
  'Download',
];

/** What is in front: a dialog, a menu, or the desk. */
const front = async (page: Page): Promise<Locator> => {
  const over = page.locator(LAYERS);
  return (await over.count()) > 0 ? over.last() : page.locator('main');
};

/**
 * Chooses a button that was not pressed yet in what is in front, in one task of the page: the desk saves by itself and loads dialogs, so a second look can
 * find another button at the same place. Without a `button` there is none.
 */
const choose = async (page: Page, pressed: ReadonlySet<string>) => {
  const choice = await page.evaluateHandle(
    ({ controls, layers, done, publishes, closes }) => {
      const layer = [...document.querySelectorAll(layers)].at(-1) ?? document.querySelector('main');
      const title =
        layer?.getAttribute('aria-label') ??
        layer?.querySelector('h1, h2')?.textContent ??
        layer?.getAttribute('role') ??
        'main';
      const [isDesk, isMenu] = [layer?.localName === 'main', layer?.getAttribute('role') === 'menu'];
      const open = [...(layer?.querySelectorAll<HTMLButtonElement>(controls) ?? [])].flatMap((element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        const isOff = element.disabled || element.getAttribute('aria-disabled') === 'true';
        const isShown = element.checkVisibility({ visibilityProperty: true });
        const isLeft = name === '' || new RegExp(publishes).test(name) || done.includes(`${title} > ${name}`);
        return isOff || !isShown || isLeft ? [] : [{ name, element }];
      });
      const next = open.find(({ name }) => !new RegExp(closes).test(name)) ?? open[0];
      const facts = {
        isDesk,
        isMenu,
        name: next?.name ?? '',
        path: `${title} > ${next?.name}`,
        isHidden: false,
        option: -1,
      };
      if (!next) return { facts, button: null };
      const select = next.element.closest('select');
      const option = select ? (select.selectedIndex + 1) % select.options.length : -1;
      const button = select ?? next.element;
      button.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return { facts: { ...facts, isHidden: !button.contains(hit), option }, button };
    },
    {
      controls: PRESSED,
      layers: LAYERS,
      done: [...pressed],
      publishes: PUBLISHES.source,
      closes: CLOSES.source,
    },
  );
  const facts = await choice.evaluate((chosen) => chosen.facts);
  return { ...facts, button: (await choice.getProperty('button')).asElement() };
};

test('no button of the desk makes a text public, except the last one of the dialog', async ({
  page,
  api,
  browserErrors,
}) => {
  test.setTimeout(600_000);
  // History shows versions that other journeys published, one with a picture of another site.
  browserErrors.allow(/pictures\.example/);
  await put(api, `${TEXT}<p>Only in the draft.</p>`);
  const { version } = (await publicText(api)) as { version: number };
  await api.post('policies/privacy/publications', {
    data: { content: `${TEXT}<p>Later.</p>`, inForceAt: moment() },
  });
  const before = await publicText(api);
  expect(before).toEqual({ version, content: TEXT });
  page.on('filechooser', () => {});
  page.on('dialog', (dialog) => void dialog.dismiss());
  const { found, state } = watchPublications(page);
  // Dialogs load their code when they open.
  const loading = new Set<unknown>();
  page.on('request', (request) => loading.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => loading.delete(request));
  await page.goto('/legal/privacy-policy');
  const editor = page.getByRole('textbox', { name: 'Privacy Policy', exact: true });
  await expect(editor).toContainText('Only in the draft.');
  await expect(page.getByRole('button', { name: 'Change the moment...' })).toBeVisible();

  const pressed = new Set<string>();
  const openers: string[] = [];
  const missing = () => {
    const names = new Set([...pressed].map((path) => path.split(' > ').at(-1)));
    return EXPECTED.filter((name) => !names.has(name));
  };
  const settle = async () => {
    for (let round = 0; round < 2; round += 1) {
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect.poll(() => loading.size).toBe(0);
      await expect(page.getByRole('status').filter({ hasText: /\.\.\.$/ })).toHaveCount(0);
    }
  };
  for (;;) {
    const { button, isDesk, isMenu, isHidden, option, name, path } = await choose(page, pressed);
    if (!button) {
      if (!isDesk) await page.keyboard.press('Escape');
      else if (missing().length === 0) break;
      else
        await expect
          .poll(async () => (await choose(page, pressed)).name, { message: `${missing().join()} not there` })
          .not.toBe('');
      continue;
    }
    state.pressed = path;
    // Only a screen reader reaches what is hidden from view. A button that has gone, or that something covers by now, is not pressed.
    const press = isHidden
      ? button.evaluate((element) => (element as HTMLElement).click())
      : option === -1
        ? button.click({ timeout: 5000 })
        : button.selectOption({ index: option }, { timeout: 5000 });
    const isDone = await press.then(
      () => true,
      () => false,
    );
    if (!isDone) continue;
    pressed.add(path);
    if (isDesk) openers.length = 0;
    // What closes a dialog or menu is pressed once; the desk opens it again for the others, of which some may be off until then.
    if (isDesk) openers.push(path);
    else if (isMenu || CLOSES.test(name)) for (const opener of openers) pressed.delete(opener);
    await settle();
    expect(found).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/legal/privacy-policy');
  }
  expect(pressed).toContain('Publish Privacy Policy > Cancel');
  expect(await publicText(api)).toEqual(before);
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('');
const MARKS = '/.,;-=[]'.split('');
const KEYS = ['Enter', 'Tab', 'Space', 'Backspace', 'Delete', 'Home', 'End', 'PageUp', 'PageDown', 'ArrowUp'];
const FUNCTIONS = Array.from({ length: 12 }, (_, index) => `F${index + 1}`);
const MODIFIERS = ['', 'Shift+', 'Control+', 'Control+Shift+', 'Alt+', 'Control+Alt+'];
/** Those of the browser itself. */
const LEAVES = /^(?:F5|Shift\+F5|Control\+(?:Shift\+)?(?:[rwntqp]|F4|F5)|Alt\+(?:F4|Home))$/;

test('no key makes a text public, in the editor, in the HTML view or in the dialog', async ({
  page,
  api,
}) => {
  test.setTimeout(600_000);
  const before = await publicText(api);
  const { found, state } = watchPublications(page);
  page.on('filechooser', () => {});
  await page.goto('/legal/privacy-policy');
  const editor = page.getByRole('textbox', { name: 'Privacy Policy', exact: true });
  const html = page.getByRole('textbox', { name: 'Privacy Policy, HTML', exact: true });
  await expect(editor).toContainText('We keep');
  const pressAll = async (text: Locator) => {
    for (const modifier of MODIFIERS)
      for (const key of [...LETTERS, ...MARKS, ...KEYS, ...FUNCTIONS]) {
        state.pressed = `${modifier}${key}`;
        if (LEAVES.test(state.pressed)) continue;
        await text.focus();
        await page.keyboard.press(state.pressed);
        for (let open = 0; open < 3 && (await (await front(page)).getAttribute('role')) !== null; open += 1)
          await page.keyboard.press('Escape');
      }
    expect(found).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/legal/privacy-policy');
  };
  await pressAll(editor);
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  await expect(html).toBeEditable();
  await pressAll(html);
  await html.fill(`${TEXT}<p>Typed.</p>`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const note = page.getByRole('dialog').getByLabel('Note for the public');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  for (const field of [note, page.getByRole('dialog').getByRole('radio', { name: 'Now' })])
    for (const key of ['Enter', 'Control+Enter', 'Control+s', 'Alt+Enter', 'Shift+Enter']) {
      state.pressed = `${key} in the dialog`;
      await field.press(key);
    }
  expect(found).toEqual([]);
  expect(await publicText(api)).toEqual(before);
});

test('the comparison has its place before it arrives, and a keyboard publishes what it shows', async ({
  page,
  api,
}) => {
  await put(api, `${TEXT}<p>Only in the draft.</p>`);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/PolicyDiff/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/legal/privacy-policy');
  await expect(page.getByRole('textbox', { name: 'Privacy Policy', exact: true })).toContainText('Only in');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Save Changes' }).focus();
    await page.keyboard.press('Enter');
    const publish = page.getByRole('button', { name: 'Publish now' });
    await expect(publish).toBeVisible();
    if (width === 1440) await expect(publish).toBeDisabled();
    const place = await publish.boundingBox();
    release();
    const differences = page.getByRole('region', { name: 'Differences from the text in force' });
    await expect(differences).toContainText('Only in the draft.');
    expect(await publish.boundingBox()).toEqual(place);
    await page.keyboard.press('Escape');
    await expect(publish).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Save Changes' }).focus();
  await page.keyboard.press('Enter');
  const publish = page.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeEnabled();
  const stops: string[] = [];
  while (!(await publish.evaluate((button) => button === document.activeElement)) && stops.length < 30) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  expect(stops).toContain('Differences from the text in force');
  expect(stops.indexOf('Differences from the text in force')).toBeLessThan(stops.indexOf('Publish now'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  expect((await publicText(api)).content).toBe(`${TEXT}<p>Only in the draft.</p>`);
});
