import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

/** `Control` is Command on a Mac. */
export const keyboard: KeyboardTable = [
  {
    keys: ['Tab', 'Shift + Tab'],
    does: 'Goes to the toolbar, to the text and out of it; in a table from cell to cell',
  },
  { keys: ['Alt + F10'], does: 'In the text: goes to the toolbar, where the arrows walk' },
  { keys: ['Escape'], does: 'In the toolbar: goes back to the text' },
  { keys: ['Control + B', 'Control + I', 'Control + U'], does: 'Bold, italic, underline' },
  { keys: ['Control + Shift + S', 'Control + ,', 'Control + .'], does: 'Strike, subscript, superscript' },
  { keys: ['Control + Alt + 1 to 6', 'Control + Alt + 0'], does: 'Heading of that level, paragraph' },
  {
    keys: ['Control + Shift + 7', 'Control + Shift + 8', 'Control + Shift + B'],
    does: 'Numbered list, bullet list, blockquote',
  },
  { keys: ['Control + Alt + C'], does: 'Code block' },
  { keys: ['Control + ]', 'Control + ['], does: 'Indents, outdents' },
  { keys: ['Control + K'], does: 'Link' },
  { keys: ['Control + Z', 'Control + Shift + Z'], does: 'Undoes, does again' },
  { keys: ['Enter', 'Delete', 'Alt + Arrow'], does: 'On a kept part: edits its HTML, removes it, moves it' },
];
