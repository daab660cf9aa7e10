import type { SurfaceName } from '../ColorField/surfaces.ts';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './ImageField.css.ts';
import type { ImageFacts } from './inspectImage.ts';
import { describeFacts, judgeContrast } from './words.ts';

interface ImageVerdictProps {
  facts: ImageFacts;
  surface: SurfaceName;
}

/** What there is to know about an image before it is uploaded. */
export function ImageVerdict({ facts, surface }: ImageVerdictProps) {
  const { isEasy, sentence } = judgeContrast(facts.contrast, surface);
  return (
    <>
      <span>{describeFacts(facts)}</span>
      <span className={isEasy ? styles.easy : styles.hard}>
        <Icon name={isEasy ? 'check' : 'warning'} size="small" />
        <span>{sentence}</span>
      </span>
    </>
  );
}
