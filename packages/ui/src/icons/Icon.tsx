import type { ReactElement } from 'react';
import { isDevelopment, report } from '../development.ts';
import { paths } from './generated/paths.ts';
import * as styles from './Icon.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

interface DrawingProps extends RootProps<SVGSVGElement> {
  /** Path data on a grid of 24 by 24, drawn as a line. */
  path: string;
  /** As of an icon. */
  size: keyof typeof styles.sizes;
  /** Mirrored right to left. */
  isDirectional?: boolean | undefined;
}

/** The picture of an icon or a logo, hidden from assistive technology. */
export const Drawing = ({ path, size, isDirectional = false, ...rest }: DrawingProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    {...rootProps(rest, isDirectional ? `${styles.sizes[size]} ${styles.directional}` : styles.sizes[size])}
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

export interface IconProps extends RootProps<SVGSVGElement> {
  /** Which icon. */
  name: IconName;
  /** `small` 16 px with small text, `medium` 18 px with body text, `large` 24 px on its own. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A decorative icon, hidden from assistive technology. For an icon-only control use `IconButton`; for icons of your own `createIcons`. */
export const Icon = ({ name, size = 'medium', ...rest }: IconProps) => {
  if (isDevelopment && !Object.hasOwn(paths, name))
    report(`The kit has no icon “${name}”: use createIcons() for your own`);
  return <Drawing {...rest} path={paths[name]} size={size} isDirectional={DIRECTIONAL.has(name)} />;
};

/** An icon of the kit by its name, or any element of yours, such as one of `createIcons`. */
export type IconContent = IconName | ReactElement;

interface IconSlotProps extends Pick<IconProps, 'size'> {
  icon: IconContent | undefined;
}

/** The icon in a component. */
export const IconSlot = ({ icon, size }: IconSlotProps) =>
  typeof icon === 'string' ? <Icon name={icon} size={size} /> : icon;

/**
 * A component like `Icon` for icons of your own, from path data on a grid of 24 by 24, drawn as a line. Its `name` is one of yours.
 * Its elements are icons for all components.
 */
export const createIcons =
  <Name extends string>(own: Readonly<Record<Name, string>>) =>
  ({ name, size = 'medium', ...rest }: Omit<IconProps, 'name'> & { name: Name }) => {
    if (isDevelopment && !Object.hasOwn(own, name)) report(`Your icons have none of the name “${name}”`);
    return <Drawing {...rest} path={own[name]} size={size} />;
  };
