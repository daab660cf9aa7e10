import { useContext } from 'react';
import { moreEnglish } from './moreEnglish.ts';
import { WordsContext } from './useWords.ts';

type MoreWords = typeof moreEnglish;

/** Words of a component that few screens have. */
export const useMoreWords = <Component extends keyof MoreWords>(component: Component): MoreWords[Component] =>
  (useContext(WordsContext) ?? moreEnglish)[component];
