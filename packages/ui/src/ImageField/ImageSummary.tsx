import { useContext } from 'react';
import type { ThemeName } from '../theme/themes.ts';
import { Icon } from '../icons/Icon.tsx';
import { WordsContext } from '../words/useWords.ts';
import { imageFieldEnglish } from './imageFieldEnglish.ts';
import * as styles from './ImageField.css.ts';
import type { ImageFacts } from './inspectImage.ts';
import { describeFacts, describeContrast } from './describeImage.ts';

interface ImageSummaryProps {
  facts: ImageFacts;
  surface: ThemeName;
}

export function ImageSummary({ facts, surface }: ImageSummaryProps) {
  const words = useContext(WordsContext)?.imageField ?? imageFieldEnglish;
  const { isEasy, sentence } = describeContrast(facts.contrast, surface, words);
  return (
    <>
      <span>{describeFacts(facts, words)}</span>
      <span className={isEasy ? styles.easy : styles.hard}>
        <Icon name={isEasy ? 'check' : 'warning'} size="small" />
        <span>{sentence}</span>
      </span>
    </>
  );
}
