import type { Messages } from '../messages/Messages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { editorEnglish } from './editorEnglish.ts';

export type EditorTexts = Messages['richTextEditor'];

export const useEditorMessages = (): EditorTexts => useMessages('richTextEditor', editorEnglish);
