import { createContext, useContext } from 'react';
import type { imageFieldEnglish } from '../ImageField/imageFieldEnglish.ts';
import type { dialogEnglish } from '../RichTextEditor/dialogs/dialogEnglish.ts';
import type { findEnglish } from '../RichTextEditor/find/findEnglish.ts';
import type { outlineEnglish } from '../RichTextEditor/outline/outlineEnglish.ts';
import { english } from './english.ts';
import type { appEnglish } from './appEnglish.ts';
import type { moreEnglish } from './moreEnglish.ts';

type PublicWords = typeof english;
type AppWords = typeof appEnglish;
type MoreWords = typeof moreEnglish;

/** Every word that the kit brings along, by component. */
export interface Words extends PublicWords, AppWords, MoreWords {
  readonly findBar: typeof findEnglish;
  readonly imageField: typeof imageFieldEnglish;
  readonly outline: typeof outlineEnglish;
  readonly richTextEditor: typeof dialogEnglish;
}

/** Set by `LocaleProvider`. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** Words of one component of public pages. For others there is `useAppWords`. */
export const useWords = <Component extends keyof PublicWords>(component: Component): PublicWords[Component] =>
  (useContext(WordsContext) ?? english)[component];
