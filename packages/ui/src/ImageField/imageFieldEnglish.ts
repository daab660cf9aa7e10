import type { ThemeName } from '../theme/themes.ts';

/** A multiple of 1, 1024 or 1024² bytes. */
export type ByteUnit = 'B' | 'KB' | 'MB';

/** Words of `ImageField`, which load with it. */
export const imageFieldEnglish = {
  choose: 'Choose image',
  replace: 'Replace image',
  remove: (fileName: string) => `Remove ${fileName}`,
  empty: 'No image chosen',
  current: 'Stored image',
  onSurface: (label: string, surface: ThemeName) => `${label} on ${surface}`,
  size: (amount: number, unit: ByteUnit) => `${amount} ${unit}`,
  limits: (size: string, pixels: number) =>
    `Drop, paste or choose a PNG or JPEG image of at most ${size} and ${pixels} × ${pixels} pixels.`,
  easyToSee: (surface: ThemeName, contrast: number) =>
    `Easy to see on the ${surface} surface (contrast ${contrast}:1)`,
  hardToSee: (surface: ThemeName, contrast: number) =>
    `Hard to see on the ${surface} surface (contrast ${contrast}:1)`,
  several: 'Choose one image, not several',
  none: 'There is no image in what you dropped or pasted',
  wrongType: (fileName: string) => `“${fileName}” is not a PNG or JPEG image`,
  damaged: (fileName: string) => `“${fileName}” is damaged and cannot be shown`,
  unreadable: (fileName: string) => `“${fileName}” cannot be read`,
  tooLarge: (fileName: string, size: string, maxSize: string) =>
    `“${fileName}” is too large: ${size} of at most ${maxSize}`,
  /** Sizes such as `4000 × 30`. */
  tooManyPixels: (fileName: string, size: string, maxSize: string) =>
    `“${fileName}” has too many pixels: ${size} of at most ${maxSize}`,
};
