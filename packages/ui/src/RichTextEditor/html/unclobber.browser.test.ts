import { expect, test } from 'vitest';
import { unclobber } from './unclobber.ts';

const parse = (html: string): HTMLElement => {
  const root = document.implementation.createHTMLDocument('').createElement('div');
  root.innerHTML = html;
  return root;
};

const listing = (attribute: string) =>
  `<form><input ${attribute}="childNodes"><img ${attribute}="attributes"><button ${attribute}="remove">x</button></form>`;

test.each(['name', 'id'])('a form gets back what the %s of a control hides', (attribute) => {
  // A form remembers whom it has answered with under a name, so that only what nobody has looked at can be mended.
  const hidden = parse(listing(attribute));
  expect(hidden.querySelector('form')?.childNodes).toBe(hidden.querySelector('input'));

  const root = parse(listing(attribute));
  unclobber(root);
  const form = root.querySelector('form');
  expect(form?.childNodes).toHaveLength(3);
  expect(form?.attributes).toHaveLength(0);
  form?.remove();
  expect(root.innerHTML).toBe('');
});

test('a control outside of its form hides nothing of it either', () => {
  const root = parse('<form id="f"></form><input form="f" name="nodeType">');
  unclobber(root);
  expect(root.querySelector('form')?.nodeType).toBe(1);
});

test('names that hide nothing stay, and so does every name where there is no form', () => {
  for (const html of [
    '<form><input name="email" id="field"><select name="country"></select></form>',
    '<input name="childNodes"><p id="attributes">x</p>',
  ]) {
    const root = parse(html);
    unclobber(root);
    expect(root.innerHTML).toBe(html);
  }
});
