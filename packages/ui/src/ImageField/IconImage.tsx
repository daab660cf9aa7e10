import { useState } from 'react';
import type { SurfaceName } from '../ColorField/surfaces.ts';
import { themeClasses } from '../ColorField/themeClasses.ts';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './IconImage.css.ts';

export interface IconImageProps {
  /** Address of the image; without it, the placeholder. */
  src: string | undefined;
  /** What the image is; an empty text where that is said beside it. */
  alt: string;
  /** The theme whose surface the image is made for. */
  surface: SurfaceName;
  /** `medium` 40 px for lists, `large` 80 px for previews. @default 'medium' */
  size?: 'medium' | 'large';
}

/**
 * An icon that somebody has uploaded, on the surface that it is made for, whichever theme is on. What cannot be loaded
 * is a placeholder of the same size.
 *
 * Not for the pictures of the interface itself (Icon).
 */
export function IconImage({ src, alt, surface, size = 'medium' }: IconImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = src !== undefined && src !== brokenSrc;
  return (
    <span className={`${themeClasses[surface]} ${styles.size[size]}`}>
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
