/** A theme that can be on. */
export type ThemeName = 'light' | 'dark';

/** `system` follows the operating system. */
export type ThemePreference = ThemeName | 'system';
