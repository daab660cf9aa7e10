/** What few visits need of the editor, as one file. */
export { EditorDialogs } from './dialogs/EditorDialogs.tsx';
export { EditorComments } from './comments/EditorComments.tsx';
export { commentOnSelection } from './comments/readPassage.ts';
export { EditorFind } from './find/EditorFind.tsx';
export { insertImages } from './images/insertImages.ts';
export { EditorMarks } from './marks/EditorMarks.tsx';
export { insertContents, insertFootnote, keepContents } from './commands/contents.ts';
export { setNumbering } from './commands/numbering.ts';
export { planNumbers } from './commands/planNumbers.ts';
export { EditorOutline } from './outline/EditorOutline.tsx';
export { lateEnglish } from './lateEnglish.ts';
export { handlePaste } from './paste/handlePaste.ts';
export { PastePanel } from './paste/PastePanel.tsx';
