import { createContext, useContext } from 'react';
import type { imageFieldEnglish } from '../ImageField/imageFieldEnglish.ts';
import type { editorEnglish } from '../RichTextEditor/editorEnglish.ts';
import type * as english from './english.ts';

/** Every word that the kit brings along, by component. */
export type Words = typeof english & {
  readonly imageField: typeof imageFieldEnglish;
  readonly richTextEditor: typeof editorEnglish;
};

/** Set by `LocaleProvider`. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** Words of one component. Components pass their own English ones, so that bundles don't contain all. */
export const useWords = <Component extends keyof Words>(
  component: Component,
  english: Words[Component],
): Words[Component] => useContext(WordsContext)?.[component] ?? english;
