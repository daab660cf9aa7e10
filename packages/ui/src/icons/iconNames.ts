import { paths } from './generated/paths.ts';
import type { IconName } from './Icon.tsx';

export const iconNames = Object.keys(paths) as IconName[];
