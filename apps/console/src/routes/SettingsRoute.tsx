import { useSession } from '@planner/features/auth';
import { Settings } from '@planner/features/settings';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, readSettingsPlace } from '../paths.ts';
import { useTheme } from '../theme/useTheme.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

/** The settings; which part of the security log is shown lives in the URL. */
export const SettingsRoute = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { preference, choose } = useTheme();
  const { verify } = useSession();
  const place = readSettingsPlace(search);

  return (
    <UnsavedChanges>
      {(onDirtyChange) => (
        <Settings
          logPlace={place}
          preference={preference}
          onPreferenceChange={choose}
          onLogPlaceChange={(next, { replace }) =>
            void navigate(paths.settings(next), { replace, preventScrollReset: true })
          }
          getLogPageHref={(page) => paths.settings({ ...place, page })}
          onProfileSaved={() => void verify()}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};
