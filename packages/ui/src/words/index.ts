// The public API of `@planner/ui/words`.
import { imageFieldEnglish } from '../ImageField/imageFieldEnglish.ts';
import { editorEnglish } from '../RichTextEditor/editorEnglish.ts';
import { english as publicEnglish } from './english.ts';
import { appEnglish } from './appEnglish.ts';
import type { Words } from './useWords.ts';

export type { Words };

export const english: Words = {
  ...publicEnglish,
  ...appEnglish,
  imageField: imageFieldEnglish,
  richTextEditor: editorEnglish,
};
