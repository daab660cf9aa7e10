import { paths } from './generated/paths.ts';
import * as styles from './Icon.css.ts';

/** Name of an icon of the kit: what it means here, not what it shows. */
export type IconName = keyof typeof paths;

/** Every name, in the order of their source: for pages that show all icons. */
export const iconNames = Object.keys(paths) as IconName[];

/** Icons that point where reading goes; they turn round in right-to-left text. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'arrowLeft',
  'chevronLeft',
  'chevronRight',
  'externalLink',
  'indent',
  'logOut',
  'outdent',
  'redo',
  'sidebar',
  'undo',
]);

export interface IconProps {
  name: IconName;
  /** `small` 16 px beside small text, `medium` 18 px beside body text, `large` 24 px on its own. */
  size?: 'small' | 'medium' | 'large';
}

/**
 * A picture that goes with words: always hidden from assistive technology. An icon alone on a control needs `IconButton`,
 * which names it; do not put meaning into a bare icon.
 */
export const Icon = ({ name, size = 'medium' }: IconProps) => (
  <svg
    aria-hidden
    focusable={false}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={DIRECTIONAL.has(name) ? `${styles.sizes[size]} ${styles.directional}` : styles.sizes[size]}
  >
    <path d={paths[name]} />
  </svg>
);
