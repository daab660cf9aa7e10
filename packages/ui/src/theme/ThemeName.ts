export type ThemeName = 'light' | 'dark';

/** `system` follows the operating system. */
export type ThemePreference = ThemeName | 'system';
