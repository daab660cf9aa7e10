import { Palette } from '@planner/features/commands';
import { paths } from '../paths.ts';
import { useTheme } from '../theme/useTheme.ts';
import { screenCommands } from './screenCommands.ts';

interface ConsolePaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLogout: () => void;
}

/** The palette with all that the console has to reach. */
export const ConsolePalette = ({ isOpen, onOpenChange, onLogout }: ConsolePaletteProps) => {
  const { theme, preference, choose } = useTheme();
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <Palette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      screens={screenCommands}
      getUserHref={paths.editUser}
      getUsersHref={(query) => paths.allUsers({ query })}
      actions={[
        {
          id: 'theme',
          label: `Switch to ${other} theme`,
          icon: other === 'dark' ? 'moon' : 'sun',
          onAction: () => choose(other),
        },
        ...(preference === 'system'
          ? []
          : [
              {
                id: 'system-theme',
                label: 'Follow the theme of the system',
                icon: 'monitor' as const,
                onAction: () => choose('system'),
              },
            ]),
        { id: 'logout', label: 'Logout', icon: 'logOut', onAction: onLogout },
      ]}
    />
  );
};
