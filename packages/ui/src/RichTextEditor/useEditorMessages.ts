import { type Messages, useMessages } from '../messages/useMessages.ts';
import { editorEnglish } from './editorEnglish.ts';

export type EditorTexts = Messages['richTextEditor'];

export const useEditorMessages = (): EditorTexts => useMessages('richTextEditor', editorEnglish);
