import { useState } from 'react';
import type { ThemeName } from '../theme/themes.ts';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './IconImage.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface IconImageProps extends RootProps<HTMLSpanElement> {
  /** URL of the image; without it the placeholder shows. */
  src: string | undefined;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** The theme the image is made for. */
  surface: ThemeName;
  /** `medium` 40 px for lists, `large` 80 px for previews. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
}

/** An uploaded icon on the surface it is made for, or a placeholder. Not for icons of the interface (Icon). */
export function IconImage({ src, alt, surface, size = 'medium', ...rest }: IconImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = src !== undefined && src !== brokenSrc;
  return (
    <span {...rootProps(rest, `${surface} ${styles.size[size]}`)}>
      {isShown ? (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <>
          <Icon name="image" />
          <VisuallyHidden>{alt}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
