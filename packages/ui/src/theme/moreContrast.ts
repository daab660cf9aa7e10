import type { Theme } from './Theme.ts';

/** For `prefers-contrast: more`: secondary text and outlines like text, hairlines like secondary text. */
export const moreContrast = ({ color }: Theme) => ({
  muted: color.text,
  line: color.muted,
  controlLine: color.text,
});
