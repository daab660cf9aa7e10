import type { ThemeName } from '../theme/themes.ts';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { imageFieldEnglish } from './imageFieldEnglish.ts';
import * as styles from './ImageField.css.ts';
import type { ImageFacts } from './inspectImage.ts';
import { describeFacts, describeContrast } from './imageMessages.ts';

interface ImageSummaryProps {
  facts: ImageFacts;
  surface: ThemeName;
}

export function ImageSummary({ facts, surface }: ImageSummaryProps) {
  const messages = useMessages('imageField', imageFieldEnglish);
  const { isEasy, sentence } = describeContrast(facts.contrast, surface, messages);
  return (
    <>
      <span>{describeFacts(facts, messages)}</span>
      <span className={isEasy ? styles.easy : styles.hard}>
        <Icon name={isEasy ? 'check' : 'warning'} size="small" />
        <span>{sentence}</span>
      </span>
    </>
  );
}
