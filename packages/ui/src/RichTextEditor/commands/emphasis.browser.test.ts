import { expect, test } from 'vitest';
import { makeEditor, save } from '../testing/makeEditor.ts';
import { hasEmphasis, toggleEmphasis } from './commands.ts';

test.each([
  ['<p><b>Text</b></p>', 'bold', true, '<p>Text</p>'],
  ['<p><strong class="x">Text</strong></p>', 'bold', true, '<p>Text</p>'],
  ['<p><span style="font-weight:700">Text</span></p>', 'bold', true, '<p>Text</p>'],
  ['<p><span style="font-weight: 400">Text</span></p>', 'bold', false, '<p><strong>Text</strong></p>'],
  ['<p><b style="font-weight:normal">Text</b></p>', 'bold', false, '<p><strong>Text</strong></p>'],
  [
    '<p><span style="font-style: italic; color: red">Text</span></p>',
    'italic',
    true,
    '<p><span style="color: red;">Text</span></p>',
  ],
  ['<p><span style="text-decoration: underline">Text</span></p>', 'underline', true, '<p>Text</p>'],
  ['<p><span style="vertical-align: super">Text</span></p>', 'superscript', true, '<p>Text</p>'],
] as const)('%s: %s is %s', (html, name, isOn, toggled) => {
  const editor = makeEditor(html);
  editor.commands.selectAll();
  expect(hasEmphasis(editor, name)).toBe(isOn);
  toggleEmphasis(editor, name);
  expect(save(editor)).toBe(toggled);
  editor.destroy();
});
