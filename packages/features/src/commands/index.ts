export { PageKeys } from './PageKeys.tsx';
export { Palette } from './Palette.tsx';
