import { paths } from './generated/paths.ts';
import type { IconName } from './Icon.tsx';

/** Names of all icons, for pages that show them. */
export const iconNames = Object.keys(paths) as IconName[];
