import { prefetchCode, useTheme } from '@planner/features/page';
import { MenuItem, MenuSection, type ThemePreference, ThemeToggle } from '@planner/ui';
import { useEffect } from 'react';

/** The choice of the settings, in the account menu: the toggle beside it has no "System". */
export const ThemeItems = () => {
  const { preference, choose } = useTheme();
  // A logout may follow, and it also works offline.
  useEffect(() => prefetchCode(() => import('../routes/LoginRoute.tsx')), []);
  const item = (id: ThemePreference) => ({ id, onAction: () => choose(id) });
  return (
    <MenuSection title="Theme" selectionMode="single" selectedKeys={[preference]}>
      <MenuItem {...item('light')} icon="sun">
        Light
      </MenuItem>
      <MenuItem {...item('dark')} icon="moon">
        Dark
      </MenuItem>
      <MenuItem {...item('system')} icon="monitor">
        System
      </MenuItem>
    </MenuSection>
  );
};

/** A component of its own: a change of the theme renders nothing else. */
export const ThemeSwitch = () => {
  const { theme, choose } = useTheme();
  return <ThemeToggle theme={theme} onChange={choose} />;
};
