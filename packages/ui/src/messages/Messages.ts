import type { imageFieldEnglish } from '../ImageField/imageFieldEnglish.ts';
import type { editorEnglish } from '../RichTextEditor/editorEnglish.ts';
import type * as english from './english.ts';

/** Every word that the kit brings along, by component. */
export type Messages = typeof english & {
  readonly imageField: typeof imageFieldEnglish;
  readonly richTextEditor: typeof editorEnglish;
};
