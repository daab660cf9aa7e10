import { IconButton } from '../IconButton/IconButton.tsx';
import { useWords } from '../words/useWords.ts';
import type { ThemeName } from '../theme/themes.ts';

export interface ThemeToggleProps {
  /** The current theme. */
  theme: ThemeName;
  /** Called with the theme to switch to. */
  onChange: (theme: ThemeName) => void;
}

/** Switches between light and dark. To include the system's preference, as in settings, use `SegmentedControl`. */
export function ThemeToggle({ theme, onChange }: ThemeToggleProps) {
  const words = useWords('themeToggle');
  return theme === 'light' ? (
    <IconButton icon="moon" label={words.toDark} onPress={() => onChange('dark')} />
  ) : (
    <IconButton icon="sun" label={words.toLight} onPress={() => onChange('light')} />
  );
}
