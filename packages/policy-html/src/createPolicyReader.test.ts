import { expect, test } from 'vitest';
import { createWindow } from './server/createWindow.ts';
import { removeClobberingNames } from './createPolicyReader.ts';

const { document } = createWindow();

const parse = (html: string): HTMLElement => {
  const root = document.implementation.createHTMLDocument('').createElement('div');
  root.innerHTML = html;
  return root;
};

// jsdom does not clobber form properties. The kit's test of its copy runs in a browser.
test.each(['name', 'id'])('removes a %s that clobbers a property of the form', (attribute) => {
  const root = parse(
    `<form id="f"><input ${attribute}="childNodes"><img ${attribute}="attributes"></form><select form="f" ${attribute}="remove"></select>`,
  );
  removeClobberingNames(root);
  expect(root.innerHTML).toBe('<form id="f"><input><img></form><select form="f"></select>');
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
