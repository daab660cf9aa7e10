import { useSession } from '@planner/features/auth';
import { Settings } from '@planner/features/settings';
import { useScreenParams } from '../shell/useScreen.ts';
import { useTheme } from '../theme/useTheme.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

export const SettingsRoute = () => {
  const { params, go } = useScreenParams('settings');
  const { preference, choose } = useTheme();
  const { verify, offers } = useSession();

  return (
    <UnsavedChanges>
      {(onDirtyChange) => (
        <Settings
          logKind={params.kind}
          preference={preference}
          onPreferenceChange={choose}
          hasProfile={offers('getOwnProfile')}
          hasPassword={offers('changeOwnPassword')}
          hasSessions={offers('listOwnSessions')}
          hasSecurityLog={offers('listSecurityEvents')}
          onLogKindChange={(kind) => go({ kind }, { replace: false, preventScrollReset: true })}
          onProfileSaved={() => void verify()}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};
