import { afterAll, expect, test } from 'vitest';
import { createPolicyCleaner, type PolicyAddress } from './createPolicyCleaner.ts';

const cleaner = createPolicyCleaner();
afterAll(() => cleaner.stop());

const idsOf = async (html: string, addresses: readonly PolicyAddress[] = []) =>
  [...(await cleaner.show(html, addresses)).matchAll(/data-address="" href="#policy-([^"]*)"/g)].map(
    ([, id]) => id,
  );

/** Addresses of each version of a text, one after another. */
const idsOfVersions = async (...versions: string[]) => {
  const found: unknown[] = [];
  let before = { html: '', addresses: [] as PolicyAddress[] };
  for (const html of versions) {
    before = { html, addresses: await cleaner.address(html, before) };
    found.push(await idsOf(html, before.addresses));
  }
  return found;
};

test('headings, items and numbered paragraphs have an address, other blocks and cells none', async () => {
  expect(
    await idsOf(
      '<h2>7. What we keep</h2><p>Only this.</p><p>7.1 Your <b>e-mail</b> address, as long as you have an account with us.</p>' +
        '<ul><li>One<ol><li>Two</li></ol></li></ul><div>(a) Ünï 数据</div><table><tr><td><ul><li>x</li></ul></td></tr></table><nav><ol><li>What we keep</li></ol></nav><h3> </h3>',
    ),
  ).toEqual(['what-we-keep', 'your-e-mail-address-as-long-as-you-have', 'one', 'two', 'ünï-数据']);
  expect(
    await idsOf('<h2 id="own">A</h2><h2 id="own">A</h2><p><a name="a"></a>x</p><h2>?</h2><li>Own</li>'),
  ).toEqual(['own', 'a-2', 'part', 'own-2']);
});

test('a block has a link to itself behind its words, whose id does not take the place of its own', async () => {
  expect(
    await cleaner.show(
      '<h2>Cookies</h2><h2 id="x">Other</h2><p>1.2 Text.</p><ul><li>Item<ul><li>In</li></ul></li></ul>',
      [{ index: 1, id: 'old' }],
    ),
  ).toBe(
    '<h2 aria-label="Cookies">Cookies<a data-address="" href="#policy-cookies" aria-label="Link to “Cookies”" id="policy-cookies"></a></h2>' +
      '<h2 id="policy-x" aria-label="Other">Other<a data-address="" href="#policy-old" aria-label="Link to “Other”" id="policy-old"></a></h2>' +
      '<p>1.2 Text.<a data-address="" href="#policy-text" aria-label="Link to 1.2" id="policy-text"></a></p>' +
      '<ul><li>Item<a data-address="" href="#policy-item" aria-label="Link to “Item”" id="policy-item"></a>' +
      '<ul><li>In<a data-address="" href="#policy-in" aria-label="Link to “In”" id="policy-in"></a></li></ul></li></ul>',
  );
  expect(await cleaner.show('<h2>Cookies</h2>')).toBe('<h2>Cookies</h2>');
});

test('a block keeps its address when others come before it, and when its words, number or place change', async () => {
  const clause = 'We keep your name and address until you delete your account.';
  expect(
    await idsOfVersions(
      `<h2>Data</h2><p>1. ${clause}</p><p>2. We sell nothing to other companies.</p>`,
      `<p>1. This is new.</p><h2>Data</h2><p>2. ${clause.replace('We keep', 'Kept are')}</p><p>3. We sell nothing to other companies.</p>`,
      `<p>1. We sell nothing to other companies.</p><h2>Privacy</h2><p>2. ${clause.replace('We keep', 'Kept are')}</p><p>3. This is new.</p>`,
    ),
  ).toEqual([
    ['data', 'we-keep-your-name-and-address-until-you', 'we-sell-nothing-to-other-companies'],
    ['this-is-new', 'data', 'we-keep-your-name-and-address-until-you', 'we-sell-nothing-to-other-companies'],
    ['we-sell-nothing-to-other-companies', 'data', 'we-keep-your-name-and-address-until-you', 'this-is-new'],
  ]);
});

test('a block of another text gets no address of the text before', async () => {
  expect(
    await idsOfVersions(
      '<h2>Cookies</h2><p>1. We set one.</p><p>2. It expires.</p>',
      '<h2>Payment</h2><p>1. You pay monthly.</p><p>2. Prices include taxes.</p>',
    ),
  ).toEqual([
    ['cookies', 'we-set-one', 'it-expires'],
    ['cookies', 'you-pay-monthly', 'prices-include-taxes'],
  ]);
});

test('equal blocks keep their addresses when a block comes before them', async () => {
  expect(
    await idsOfVersions(
      '<p>1.1 Reserved.</p><p>1.2 Reserved.</p>',
      '<p>1.1 Fees.</p><p>1.2 Reserved.</p><p>1.3 Reserved.</p>',
    ),
  ).toEqual([
    ['reserved', 'reserved-2'],
    ['fees', 'reserved', 'reserved-2'],
  ]);
});

test('a copy gets a new address', async () => {
  const clause = 'You can cancel this contract.';
  expect(
    await idsOfVersions(
      `<p>1. ${clause}</p>`,
      `<p>1. ${clause}</p><p>2. ${clause}</p>`,
      `<p>1. ${clause}</p><p>2. You can call us.</p><p>3. ${clause}</p>`,
    ),
  ).toEqual([
    ['you-can-cancel-this-contract'],
    ['you-can-cancel-this-contract', 'you-can-cancel-this-contract-2'],
    ['you-can-cancel-this-contract', 'you-can-call-us', 'you-can-cancel-this-contract-2'],
  ]);
});

test('a new block never gets the address of another one', async () => {
  expect(
    await idsOfVersions('<h2>Cancel</h2>', '<h2>Terminate</h2>', '<h2>Cancel</h2><h2>Terminate</h2>'),
  ).toEqual([['cancel'], ['cancel'], ['cancel-2', 'cancel']]);
});
