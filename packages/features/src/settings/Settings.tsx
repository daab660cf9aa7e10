import { Grid, PageHeader, Stack } from '@planner/ui';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import type { HistoryChoice } from '../shared/HistoryChoice.ts';
import { useApi } from '../shared/useApi.ts';
import { Appearance, type AppearanceProps } from './Appearance.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import {
  getOwnProfileQuery,
  listOwnSessionsQuery,
  listSecurityEventsQuery,
  type SecurityLogPlace,
} from './queries.ts';
import { SecurityLog } from './SecurityLog.tsx';

export interface SettingsProps extends AppearanceProps {
  /** What of the security log is shown; held by the host, in the URL. */
  logPlace: SecurityLogPlace;
  onLogPlaceChange: (place: SecurityLogPlace, choice: HistoryChoice) => void;
  /** Address of a page of the log, so that pages are links. */
  getLogPageHref: (page: number) => string;
  /** The own name has changed: the session shows another one. */
  onProfileSaved: () => void;
  /** Whether there is unsaved work. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/**
 * The settings of the signed-in administrator, and the security log. Each part loads and fails by itself. The log is asked
 * for with the others and stands below them: it is shown as soon as they have their height, so that it never moves.
 */
export const Settings = ({
  preference,
  onPreferenceChange,
  logPlace,
  onLogPlaceChange,
  getLogPageHref,
  onProfileSaved,
  onDirtyChange,
}: SettingsProps) => {
  const client = useApi();
  usePrefetchQuery(listSecurityEventsQuery(client, logPlace));
  const profile = useQuery(getOwnProfileQuery(client));
  const sessions = useQuery(listOwnSessionsQuery(client));
  return (
    <Stack gap="l">
      <PageHeader title="Settings" />
      <Grid columns={2} gap="l">
        <Stack gap="l">
          <Appearance preference={preference} onPreferenceChange={onPreferenceChange} />
          <OwnProfile onSaved={onProfileSaved} onDirtyChange={onDirtyChange} />
        </Stack>
        <Stack gap="l">
          <OwnPassword />
          <OwnSessions />
        </Stack>
      </Grid>
      {!profile.isPending && !sessions.isPending && (
        <SecurityLog place={logPlace} onPlaceChange={onLogPlaceChange} getPageHref={getLogPageHref} />
      )}
    </Stack>
  );
};
