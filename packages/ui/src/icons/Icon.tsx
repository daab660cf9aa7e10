import { Drawing } from './Drawing.tsx';
import { paths } from './generated/paths.ts';

/** Name of an icon by meaning, not by picture. */
export type IconName = keyof typeof paths;

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
  /** Which icon. */
  name: IconName;
  /** `small` 16 px with small text, `medium` 18 px with body text, `large` 24 px on its own. */
  size?: 'small' | 'medium' | 'large';
}

/** A decorative icon, hidden from assistive technology. For an icon-only control use `IconButton`. */
export const Icon = ({ name, size = 'medium' }: IconProps) =>
  Drawing({ path: paths[name], size, isDirectional: DIRECTIONAL.has(name) });
