// The public API of `@planner/ui/messages`.
import { imageFieldEnglish } from '../ImageField/imageFieldEnglish.ts';
import { editorEnglish } from '../RichTextEditor/editorEnglish.ts';
import * as words from './english.ts';
import type { Messages } from './useMessages.ts';

export type { Messages };

export const english: Messages = { ...words, imageField: imageFieldEnglish, richTextEditor: editorEnglish };
