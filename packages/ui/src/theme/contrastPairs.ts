import { avatarHues } from './themeTokens.ts';
import type { Theme } from './themes.ts';

/** A foreground, its background, and the contrast they need. Colors are `oklch(L C H)`. */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  readonly frontColor: string;
  readonly backColor: string;
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for controls and graphics (1.4.11). */
  readonly atLeast: 4.5 | 3;
}

type Flat = {
  [K in keyof Theme['color']]: Theme['color'][K] extends string ? K : never;
}[keyof Theme['color']];

const SURFACES = ['page', 'surface', 'sunken'] as const;

const TEXT: Partial<Record<Flat, readonly Flat[]>> = {
  text: [...SURFACES, 'hover', 'accentSoft'],
  muted: [...SURFACES, 'hover', 'accentSoft'],
  accentText: [...SURFACES, 'hover', 'accentSoft'],
  onAccent: ['accent', 'accentHover'],
  onDanger: ['dangerSolid', 'dangerSolidHover'],
  // Tooltips invert the page's colors.
  page: ['text'],
};

const CONTROLS: Partial<Record<Flat, readonly Flat[]>> = {
  controlLine: SURFACES,
  focus: [...SURFACES, 'hover', 'accentSoft'],
  accent: SURFACES,
  dangerSolid: SURFACES,
  chart: ['surface'],
};

const TONES = ['neutral', 'positive', 'warning', 'danger', 'info'] as const;

const text = (front: string, frontColor: string, back: string, backColor: string) =>
  ({ front, back, frontColor, backColor, atLeast: 4.5 }) as const;

/** Every pair of `theme` that must be distinguishable. A component that uses a new pair declares it here. */
export function contrastPairs({ color, avatar }: Theme): ContrastPair[] {
  const flat = (pairs: typeof TEXT, atLeast: 4.5 | 3) =>
    Object.entries(pairs).flatMap(([front, backs]) =>
      backs.map((back) => {
        const [frontColor, backColor] = [color[front as Flat], color[back]];
        return { front, back, frontColor, backColor, atLeast };
      }),
    );
  return [
    ...flat(TEXT, 4.5),
    ...flat(CONTROLS, 3),
    ...TONES.flatMap((tone) => [
      text(`${tone}.text`, color[tone].text, 'page', color.page),
      text(`${tone}.text`, color[tone].text, 'surface', color.surface),
      text(`${tone}.text`, color[tone].text, 'sunken', color.sunken),
      text(`${tone}.text`, color[tone].text, `${tone}.soft`, color[tone].soft),
      text('text', color.text, `${tone}.soft`, color[tone].soft),
    ]),
    ...avatarHues.map((hue) => {
      const [front, back] = [`oklch(${avatar.text} ${hue})`, `oklch(${avatar.soft} ${hue})`];
      return text(`avatar.text ${hue}°`, front, `avatar.soft ${hue}°`, back);
    }),
  ];
}
