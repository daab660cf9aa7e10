import { IconButton } from '../IconButton/IconButton.tsx';
import { useWords } from '../words/useWords.ts';
import type { ThemeName } from '../theme/themes.ts';
import { type RootProps } from '../root/rootProps.ts';

export interface ThemeToggleProps extends RootProps<HTMLButtonElement> {
  /** The current theme. */
  theme: ThemeName;
  /** Called with the theme to switch to. */
  onChange: (theme: ThemeName) => void;
}

/** Switches between light and dark. To include the system's preference, as in settings, use `SegmentedControl`. */
export function ThemeToggle({ theme, onChange, ...rest }: ThemeToggleProps) {
  const words = useWords('themeToggle');
  return theme === 'light' ? (
    <IconButton {...rest} icon="moon" label={words.toDark} onPress={() => onChange('dark')} />
  ) : (
    <IconButton {...rest} icon="sun" label={words.toLight} onPress={() => onChange('light')} />
  );
}
