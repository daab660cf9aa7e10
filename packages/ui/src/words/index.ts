// The public API of `@planner/ui/words`.
import { imageFieldEnglish } from '../ImageField/imageFieldEnglish.ts';
import { dialogEnglish } from '../RichTextEditor/dialogs/dialogEnglish.ts';
import { findEnglish } from '../RichTextEditor/find/findEnglish.ts';
import { outlineEnglish } from '../RichTextEditor/outline/outlineEnglish.ts';
import { english as publicEnglish } from './english.ts';
import { appEnglish } from './appEnglish.ts';
import { moreEnglish } from './moreEnglish.ts';
import type { Words } from './useWords.ts';

export type { Words };

/** All words of the kit in English, to translate. */
export const english: Words = {
  ...publicEnglish,
  ...appEnglish,
  ...moreEnglish,
  findBar: findEnglish,
  imageField: imageFieldEnglish,
  outline: outlineEnglish,
  richTextEditor: dialogEnglish,
};
