import { IconButton } from '../IconButton/IconButton.tsx';

export interface ThemeToggleProps {
  /** The theme that is on. */
  theme: 'light' | 'dark';
  /** The theme that is asked for. */
  onChange: (theme: 'light' | 'dark') => void;
  /** @default 'Switch to dark theme' */
  toDarkLabel?: string;
  /** @default 'Switch to light theme' */
  toLightLabel?: string;
}

/**
 * Changes to the other theme with one press. Where people may also follow the system, as in settings, use
 * `SegmentedControl`.
 */
export function ThemeToggle(props: ThemeToggleProps) {
  const {
    theme,
    onChange,
    toDarkLabel = 'Switch to dark theme',
    toLightLabel = 'Switch to light theme',
  } = props;
  return theme === 'light' ? (
    <IconButton icon="moon" label={toDarkLabel} onPress={() => onChange('dark')} />
  ) : (
    <IconButton icon="sun" label={toLightLabel} onPress={() => onChange('light')} />
  );
}
