import { ThemeToggle } from '@planner/ui';
import { useTheme } from '../theme/useTheme.ts';

/** A component of its own: a change of the theme renders nothing else. */
export const ThemeSwitch = () => {
  const { theme, choose } = useTheme();
  return <ThemeToggle theme={theme} onChange={choose} />;
};
