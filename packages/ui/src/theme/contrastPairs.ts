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

/** Every pair of `theme` that must be distinguishable. A component that uses a new pair declares it here. */
export function contrastPairs({ color, avatar }: Theme): ContrastPair[] {
  const flat = (pairs: typeof TEXT, atLeast: 4.5 | 3) =>
    Object.entries(pairs).flatMap(([front, backs]) =>
      backs.map((back) => ({
        front,
        back,
        frontColor: color[front as Flat],
        backColor: color[back],
        atLeast,
      })),
    );
  return [
    ...flat(TEXT, 4.5),
    ...flat(CONTROLS, 3),
    ...TONES.flatMap((tone) => [
      ...(['page', 'surface'] as const).map((back) => ({
        front: `${tone}.text`,
        back,
        frontColor: color[tone].text,
        backColor: color[back],
        atLeast: 4.5 as const,
      })),
      ...([color[tone].text, color.text] as const).map((frontColor, index) => ({
        front: index === 0 ? `${tone}.text` : 'text',
        back: `${tone}.soft`,
        frontColor,
        backColor: color[tone].soft,
        atLeast: 4.5 as const,
      })),
    ]),
    ...avatarHues.map((hue) => ({
      front: `avatar.text ${hue}°`,
      back: `avatar.soft ${hue}°`,
      frontColor: `oklch(${avatar.text} ${hue})`,
      backColor: `oklch(${avatar.soft} ${hue})`,
      atLeast: 4.5 as const,
    })),
  ];
}
