import { useSession } from '@planner/features/auth';
import { useTheme } from '@planner/features/page';
import { Settings } from '@planner/features/settings';
import { paths } from '../paths.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

export const SettingsRoute = () => {
  const { preference, choose } = useTheme();
  const { verify, offers } = useSession();

  return (
    <UnsavedChanges>
      {(onDirtyChange) => (
        <Settings
          preference={preference}
          onPreferenceChange={choose}
          hasProfile={offers('getOwnProfile')}
          hasPassword={offers('changeOwnPassword')}
          leastCharacters={offers('passwords.admin12') ? 12 : undefined}
          startsAtPassword={location.hash === '#password'}
          hasSessions={offers('listOwnSessions')}
          canEndOneSession={offers('endOwnSession')}
          hasFactors={offers('listOwnFactors')}
          onFactorsChanged={() => void verify()}
          securityHref={offers('listActivity') ? paths.activity({ kind: 'security' }) : undefined}
          tokensHref={offers('listTokens') ? paths.tokens() : undefined}
          onProfileSaved={() => void verify()}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};
