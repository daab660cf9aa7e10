import { useSession } from '@planner/features/auth';
import { useTheme } from '@planner/features/page';
import { Settings } from '@planner/features/settings';
import { paths } from '../paths.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';
import type { Route } from './Route.ts';

const SettingsRoute = () => {
  const { preference, choose } = useTheme();
  const { verify } = useSession();

  return (
    <UnsavedChanges>
      {(onDirtyChange) => (
        <Settings
          preference={preference}
          onPreferenceChange={choose}
          startsAtPassword={location.hash === '#password'}
          onFactorsChanged={() => void verify()}
          securityHref={paths.activity({ kind: 'security' })}
          tokensHref={paths.tokens()}
          onProfileSaved={() => void verify()}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};

export const settings: Route = { Component: SettingsRoute };
