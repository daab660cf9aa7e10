/** Red, green and blue of a pixel, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Contrast that controls and graphics need against their surface: WCAG 2.2, success criterion 1.4.11. */
export const MIN_GRAPHICS_CONTRAST = 3;

const OKLCH = /^oklch\((?<lightness>[\d.]+) (?<chroma>[\d.]+) (?<hue>[\d.]+)\)$/;

const fromLinear = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

// sRGB transfer function; it is linear below 0.04045.
const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

/** Relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
export const luminanceOfRgb = ([red, green, blue]: Rgb): number =>
  fromLinear(linear(red), linear(green), linear(blue));

export const luminanceOfHex = (color: string): number => {
  const value = Number.parseInt(color.slice(1), 16);
  return luminanceOfRgb([value >> 16, (value >> 8) & 255, value & 255]);
};

// Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
/** Linear channels of `oklch(L C H)`, 0 to 1, on an sRGB screen, which clips each of them. Throws if not opaque. */
const linearOfOklch = (color: string): Rgb => {
  const parts = OKLCH.exec(color)?.groups;
  if (!parts) throw new Error(`Not an opaque oklch() colour: ${color}`);
  const [L, C, H] = [Number(parts['lightness']), Number(parts['chroma']), Number(parts['hue'])];
  const a = C * Math.cos((H * Math.PI) / 180);
  const b = C * Math.sin((H * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

/** Relative luminance of `oklch(L C H)`. Throws if not opaque. */
export const luminanceOfOklch = (color: string): number => fromLinear(...linearOfOklch(color));

/** `#rrggbb` of `oklch(L C H)`, for what doesn't know OKLCH. Throws if not opaque. */
export const hexOfOklch = (color: string): string =>
  `#${linearOfOklch(color)
    .map((share) => (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055))
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Contrast ratio (WCAG 2.2) of two relative luminances, from 1 (none) to 21 (black and white), in either order. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const contrastOfOklch = (one: string, other: string): number =>
  contrastOf(luminanceOfOklch(one), luminanceOfOklch(other));
