// The public API of `@planner/ui/words`.
import { imageFieldEnglish } from '../ImageField/imageFieldEnglish.ts';
import { editorEnglish } from '../RichTextEditor/editorEnglish.ts';
import { english as common } from './english.ts';
import type { Words } from './useWords.ts';

export type { Words };

export const english: Words = { ...common, imageField: imageFieldEnglish, richTextEditor: editorEnglish };
