import { createContext, useContext } from 'react';
import type { imageFieldEnglish } from '../ImageField/imageFieldEnglish.ts';
import type { editorEnglish } from '../RichTextEditor/editorEnglish.ts';
import { english } from './english.ts';
import type { appEnglish } from './appEnglish.ts';

type PublicWords = typeof english;
type AppWords = typeof appEnglish;

/** Every word that the kit brings along, by component. */
export interface Words extends PublicWords, AppWords {
  readonly imageField: typeof imageFieldEnglish;
  readonly richTextEditor: typeof editorEnglish;
}

/** Set by `LocaleProvider`. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** Words of one component of public pages. For others there is `useAppWords`. */
export const useWords = <Component extends keyof PublicWords>(component: Component): PublicWords[Component] =>
  (useContext(WordsContext) ?? english)[component];
