// The public API of `@planner/ui/words`.
import { imageFieldEnglish } from '../ImageField/imageFieldEnglish.ts';
import { editorEnglish } from '../RichTextEditor/editorEnglish.ts';
import * as words from './english.ts';
import type { Words } from './useWords.ts';

export type { Words };

export const english: Words = { ...words, imageField: imageFieldEnglish, richTextEditor: editorEnglish };
