import { Palette } from '@planner/features/commands';
import { useTheme } from '@planner/features/page';
import { useRights } from '@planner/features/shared';
import { paths } from '../paths.ts';
import { screenCommands } from '../shell/navigation.ts';

interface ConsolePaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShowKeys: () => void;
  onLogout: () => void;
}

export const ConsolePalette = ({ isOpen, onOpenChange, onShowKeys, onLogout }: ConsolePaletteProps) => {
  const { theme, preference, choose } = useTheme();
  const rights = useRights();
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <Palette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      screens={screenCommands(rights)}
      getUserHref={paths.user}
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
                label: 'Use system theme',
                icon: 'monitor' as const,
                onAction: () => choose('system'),
              },
            ]),
        { id: 'keys', label: 'Keyboard shortcuts', icon: 'info', onAction: onShowKeys },
        { id: 'logout', label: 'Logout', icon: 'logOut', onAction: onLogout },
      ]}
    />
  );
};
