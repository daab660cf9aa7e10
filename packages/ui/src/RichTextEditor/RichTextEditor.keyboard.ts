import type { KeyboardTable } from '../testing/KeyboardTable.ts';

/** `Control` is Command on a Mac. */
export const keyboard: KeyboardTable = [
  {
    keys: ['Tab', 'Shift + Tab'],
    does: 'Moves between toolbar, text and page; in a list: indents or outdents; in a table: moves between cells, and from the last cell adds a row',
  },
  { keys: ['Escape, Tab'], does: 'In a list or table: leaves the text' },
  { keys: ['Alt + F10'], does: 'Moves from the text to the toolbar; arrow keys move within it' },
  { keys: ['Escape'], does: 'In the toolbar: returns to the text' },
  { keys: ['Control + B', 'Control + I', 'Control + U'], does: 'Bold, italic, underline' },
  { keys: ['Control + Shift + S', 'Control + ,', 'Control + .'], does: 'Strike, subscript, superscript' },
  { keys: ['Control + Alt + 1 to 6', 'Control + Alt + 0'], does: 'Heading of that level, paragraph' },
  {
    keys: ['Control + Shift + 7', 'Control + Shift + 8', 'Control + Shift + B'],
    does: 'Numbered list, bullet list, blockquote',
  },
  { keys: ['Control + Alt + C'], does: 'Code block' },
  { keys: ['Page Up', 'Page Down'], does: 'Moves the cursor by a page' },
  { keys: ['Shift + Enter'], does: 'Breaks the line; leaves a code block' },
  { keys: ['Control + ]', 'Control + ['], does: 'Indents, outdents' },
  { keys: ['Control + K'], does: 'Link' },
  {
    keys: ['Control + F'],
    does: 'Find and replace; there Enter and Shift + Enter go to the next and the previous match, and Escape returns to the text',
  },
  { keys: ['Control + Z', 'Control + Shift + Z'], does: 'Undoes, redoes' },
  {
    keys: ['Backspace', 'Delete'],
    does: 'Next to preserved content, a video or an image: selects it; pressed again: deletes it',
  },
  {
    keys: ['Enter', 'Delete', 'Alt + Arrow'],
    does: 'On preserved content: edits its HTML, deletes it, moves it',
  },
];
