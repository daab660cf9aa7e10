/** Red, green and blue as a screen takes them, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What pictures and controls need against their surface to be told from it: WCAG 2.2, success criterion 1.4.11. */
export const EASY_TO_SEE = 3;

const weigh = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

// Formula of the sRGB standard; 0.04045 is where its curve turns into a line.
const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance (WCAG 2.2) of a colour, 0 for black to 1 for white. */
export const luminanceOfRgb = ([red, green, blue]: Rgb): number =>
  weigh(linear(red), linear(green), linear(blue));

/** Relative luminance of `#rrggbb`. */
export const luminanceOfHex = (color: string): number => {
  const value = Number.parseInt(color.slice(1), 16);
  return luminanceOfRgb([value >> 16, (value >> 8) & 255, value & 255]);
};

/** Relative luminance of a token of the theme, which is written `oklch(lightness chroma hue)`. */
export const luminanceOfOklch = (token: string): number => {
  const [lightness = 0, chroma = 0, hue = 0] = (token.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  // Matrices of Björn Ottosson's OKLab, as CSS Color 4 has them.
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return weigh(
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  );
};

/** Contrast between two relative luminances, from 1 (none) to 21 (black and white). */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
