import { avatarHues } from './themeTokens.ts';
import { foundationTokens } from './foundationTokens.ts';
import type { Theme } from './themes.ts';

interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
}

interface TokenGroup {
  readonly [name: string]: DesignToken | TokenGroup;
}

interface Values {
  readonly [name: string]: string | Values;
}

const token = ($type: string, $value: unknown): DesignToken => ({ $type, $value });

const mapValues = (values: Values, convert: (value: string) => DesignToken): TokenGroup =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? convert(value) : mapValues(value, convert),
    ]),
  );

const numbersIn = (text: string) => [...text.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));

/** Of `oklch(L C H)` or `oklch(L C H / alpha)`. */
function colorValue(css: string) {
  const [lightness, chroma, hue, alpha] = numbersIn(css);
  return {
    colorSpace: 'oklch',
    components: [lightness, chroma, hue],
    ...(alpha !== undefined && { alpha }),
  };
}

const color = (css: string) => token('color', colorValue(css));

function measure(css: string) {
  const [value = 0] = numbersIn(css);
  return { value, unit: css.replace(String(value), '') || 'rem' };
}

const dimension = (css: string) => token('dimension', measure(css));

const number = (css: string) => token('number', numbersIn(css)[0]);

/** Of `x y blur color, …`, all lengths in px or 0. */
const shadow = (css: string) =>
  token(
    'shadow',
    [...css.matchAll(/(\S+) (\S+) (\S+) (oklch\([^)]*\))/g)].map(
      ([, x = '', y = '', blur = '', paint = '']) => {
        const [offsetX, offsetY, blurPx] = [x, y, blur].map((length) => ({
          value: Number.parseFloat(length),
          unit: 'px',
        }));
        return { color: colorValue(paint), offsetX, offsetY, blur: blurPx, spread: { value: 0, unit: 'px' } };
      },
    ),
  );

const families = (css: string) =>
  token(
    'fontFamily',
    css.split(', ').map((family) => family.replaceAll("'", '')),
  );

/** Lightness and chroma of avatars, with each hue. */
const avatarColors = (lightnessAndChroma: string): TokenGroup =>
  Object.fromEntries(avatarHues.map((hue) => [hue, color(`oklch(${lightnessAndChroma} ${hue})`)]));

/** The tokens of one theme in the Design Tokens Format of the W3C community group (2025.10). */
export function designTokens(theme: Theme): TokenGroup {
  const { font, leading, weight, tracking, motion, ...dimensions } = foundationTokens;
  const { easing, ...durations } = motion;
  return {
    color: mapValues(theme.color, color),
    avatar: { soft: avatarColors(theme.avatar.soft), text: avatarColors(theme.avatar.text) },
    shadow: mapValues(theme.shadow, shadow),
    ...mapValues(dimensions, dimension),
    font: mapValues(font, families),
    leading: mapValues(leading, number),
    weight: mapValues(weight, (css) => token('fontWeight', Number(css))),
    // In em, which the format has no unit for.
    tracking: mapValues(tracking, number),
    motion: {
      ...mapValues(durations, (css) => token('duration', measure(css))),
      easing: token('cubicBezier', numbersIn(easing)),
    },
  };
}
