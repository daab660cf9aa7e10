import { expect, test } from 'vitest';
import { removeClobberingNames } from './createHtmlParser.ts';

const parse = (html: string): HTMLElement => {
  const root = document.implementation.createHTMLDocument('').createElement('div');
  root.innerHTML = html;
  return root;
};

const listing = (attribute: string) =>
  `<form><input ${attribute}="childNodes"><img ${attribute}="attributes"><button ${attribute}="remove">x</button></form>`;

test.each(['name', 'id'])('restores form properties that the %s of a control clobbers', (attribute) => {
  // A form caches its named controls once they are read, so this form can't be reused below.
  const hidden = parse(listing(attribute));
  expect(hidden.querySelector('form')?.childNodes).toBe(hidden.querySelector('input'));

  const root = parse(listing(attribute));
  removeClobberingNames(root);
  const form = root.querySelector('form');
  expect(form?.childNodes).toHaveLength(3);
  expect(form?.attributes).toHaveLength(0);
  form?.remove();
  expect(root.innerHTML).toBe('');
});

test('restores properties clobbered by a control outside its form', () => {
  const root = parse('<form id="f"></form><input form="f" name="nodeType">');
  removeClobberingNames(root);
  expect(root.querySelector('form')?.nodeType).toBe(1);
});

test('keeps other names, and all names in a text without a form', () => {
  for (const html of [
    '<form><input name="email" id="field"><select name="country"></select></form>',
    '<input name="childNodes"><p id="attributes">x</p>',
  ]) {
    const root = parse(html);
    removeClobberingNames(root);
    expect(root.innerHTML).toBe(html);
  }
});
