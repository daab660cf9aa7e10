import { useContext } from 'react';
import { WordsContext } from '../../words/useWords.ts';
import { dialogEnglish } from './dialogEnglish.ts';

export const useDialogWords = (): typeof dialogEnglish =>
  useContext(WordsContext)?.richTextEditor ?? dialogEnglish;
