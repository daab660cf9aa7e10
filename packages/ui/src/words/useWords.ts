import { createContext, useContext } from 'react';
import type { imageFieldEnglish } from '../ImageField/imageFieldEnglish.ts';
import type { editorEnglish } from '../RichTextEditor/editorEnglish.ts';
import { english } from './english.ts';

type CommonWords = typeof english;

/** Every word that the kit brings along, by component. */
export interface Words extends CommonWords {
  readonly imageField: typeof imageFieldEnglish;
  readonly richTextEditor: typeof editorEnglish;
}

/** Set by `LocaleProvider`. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** Words of one component. */
export const useWords = <Component extends keyof CommonWords>(component: Component): CommonWords[Component] =>
  (useContext(WordsContext) ?? english)[component];
