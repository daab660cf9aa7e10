import type { Theme } from './Theme.ts';

/** Colours for people who ask for more contrast: secondary text and outlines as strong as text, hairlines as strong as secondary text. */
export const moreContrast = ({ color }: Theme) => ({
  muted: color.text,
  line: color.muted,
  controlLine: color.text,
});
