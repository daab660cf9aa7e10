const OKLCH = /^oklch\((?<lightness>[\d.]+) (?<chroma>[\d.]+) (?<hue>[\d.]+)\)$/;

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

/**
 * Relative luminance (WCAG 2.2) of an opaque `oklch(L C H)` colour as an sRGB screen shows it: what lies outside is clipped
 * channel by channel, as browsers do. Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
export function luminance(color: string): number {
  const parts = OKLCH.exec(color)?.groups;
  if (!parts) throw new Error(`Not an opaque oklch() colour: ${color}`);
  const [L, C, H] = [Number(parts['lightness']), Number(parts['chroma']), Number(parts['hue'])];
  const a = C * Math.cos((H * Math.PI) / 180);
  const b = C * Math.sin((H * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2) of two opaque `oklch(L C H)` colours, from 1 to 21, whichever is in front. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
