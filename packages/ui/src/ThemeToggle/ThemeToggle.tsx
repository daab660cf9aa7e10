import { IconButton } from '../IconButton/IconButton.tsx';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { ThemeName } from '../theme/themes.ts';

export interface ThemeToggleProps {
  /** The current theme. */
  theme: ThemeName;
  /** Called with the theme to switch to. */
  onChange: (theme: ThemeName) => void;
  /** Name of the button in the light theme. @default 'Switch to dark theme' */
  toDarkLabel?: string;
  /** Name of the button in the dark theme. @default 'Switch to light theme' */
  toLightLabel?: string;
}

/** Switches between light and dark. To include the system's preference, as in settings, use `SegmentedControl`. */
export function ThemeToggle(props: ThemeToggleProps) {
  const messages = useMessages('themeToggle', english.themeToggle);
  const { theme, onChange, toDarkLabel = messages.toDark, toLightLabel = messages.toLight } = props;
  return theme === 'light' ? (
    <IconButton icon="moon" label={toDarkLabel} onPress={() => onChange('dark')} />
  ) : (
    <IconButton icon="sun" label={toLightLabel} onPress={() => onChange('light')} />
  );
}
