import { useContext } from 'react';
import { appEnglish } from './appEnglish.ts';
import { WordsContext } from './useWords.ts';

type AppWords = typeof appEnglish;

/** Words of one component that public pages don't load. */
export const useAppWords = <Component extends keyof AppWords>(component: Component): AppWords[Component] =>
  (useContext(WordsContext) ?? appEnglish)[component];
