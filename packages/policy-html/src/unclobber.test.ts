import { expect, test } from 'vitest';
import { createWindow } from './server/window.ts';
import { unclobber } from './unclobber.ts';

const { document } = createWindow();

const parse = (html: string): HTMLElement => {
  const root = document.implementation.createHTMLDocument('').createElement('div');
  root.innerHTML = html;
  return root;
};

// jsdom's forms hide nothing by themselves; what a browser's get back is proved beside the editor's copy of it, and on the
// built console.
test.each(['name', 'id'])('a control loses the %s that would hide something of its form', (attribute) => {
  const root = parse(
    `<form id="f"><input ${attribute}="childNodes"><img ${attribute}="attributes"></form><select form="f" ${attribute}="remove"></select>`,
  );
  unclobber(root);
  expect(root.innerHTML).toBe('<form id="f"><input><img></form><select form="f"></select>');
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
