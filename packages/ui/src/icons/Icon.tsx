import { paths } from './generated/paths.ts';
import * as styles from './Icon.css.ts';

interface DrawingProps {
  /** Path data on a grid of 24 by 24, drawn as a line. */
  path: string;
  /** As of an icon. */
  size: keyof typeof styles.sizes;
  /** Mirrored right to left. */
  isDirectional?: boolean;
}

/** The picture of an icon or a logo, hidden from assistive technology. */
export const Drawing = ({ path, size, isDirectional = false }: DrawingProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className={isDirectional ? `${styles.sizes[size]} ${styles.directional}` : styles.sizes[size]}
  >
    <path d={path} />
  </svg>
);

/** Name of an icon by meaning, not by picture. */
export type IconName = keyof typeof paths;

const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'arrowLeft',
  'arrowRight',
  'chevronLeft',
  'chevronRight',
  'externalLink',
  'logOut',
  'sidebar',
]);

export interface IconProps {
  /** Which icon. */
  name: IconName;
  /** `small` 16 px with small text, `medium` 18 px with body text, `large` 24 px on its own. */
  size?: 'small' | 'medium' | 'large';
}

/** A decorative icon, hidden from assistive technology. For an icon-only control use `IconButton`. */
export const Icon = ({ name, size = 'medium' }: IconProps) =>
  Drawing({ path: paths[name], size, isDirectional: DIRECTIONAL.has(name) });
