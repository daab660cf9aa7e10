import { media } from './breakpoints.ts';
import { moreContrast } from './moreContrast.ts';
import type { Themes } from './themes.ts';
import { variablesOf } from './variablesOf.ts';

export interface ThemeRule {
  readonly selector: string;
  readonly media: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** The rules of a style sheet that apply two themes. Paper is always light. */
export const themeRules = ({ light, dark }: Themes): ThemeRule[] => [
  { selector: ':root, .light', media: 'all', variables: variablesOf({ ...light }) },
  {
    selector: ':root, .light',
    media: media.moreContrast,
    variables: variablesOf({ color: moreContrast(light) }),
  },
  { selector: '.dark', media: 'screen', variables: variablesOf({ ...dark }) },
  {
    selector: '.dark',
    media: `screen and ${media.moreContrast}`,
    variables: variablesOf({ color: moreContrast(dark) }),
  },
];
