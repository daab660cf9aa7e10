import { Grid, PageHeader, Stack } from '@planner/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDirtyReport } from '../shared/form/useDirtyReport.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { Appearance, type AppearanceProps } from './Appearance.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { getOwnProfileQuery, listOwnSessionsQuery, listSecurityEventsQuery } from './queries.ts';
import { SecurityLog } from './SecurityLog.tsx';

export interface SettingsProps extends AppearanceProps {
  hasProfile: boolean;
  hasPassword: boolean;
  hasSessions: boolean;
  hasSecurityLog: boolean;
  /** Kind of events in the log; empty for all. */
  logKind: string;
  onLogKindChange: (kind: string) => void;
  /** The session has to show the new name. */
  onProfileSaved: () => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The log is fetched with the other sections, but shown once they have their final height, to avoid layout shift. */
export const Settings = (props: SettingsProps) => {
  const { hasProfile, hasPassword, hasSessions, hasSecurityLog, logKind } = props;
  const client = useApi();
  const [isProfileDirty, setProfileDirty] = useState(false);
  const [isPasswordDirty, setPasswordDirty] = useState(false);
  useDirtyReport(isProfileDirty || isPasswordDirty, props.onDirtyChange);
  useInfiniteQuery({ ...listSecurityEventsQuery(client, logKind), enabled: hasSecurityLog });
  const profile = useQuery({ ...getOwnProfileQuery(client), enabled: hasProfile });
  const sessions = useQuery({ ...listOwnSessionsQuery(client), enabled: hasSessions });
  const isLoading = (hasProfile && profile.isPending) || (hasSessions && sessions.isPending);
  return (
    <Stack gap="l">
      <PageHeader title="Settings" />
      <Grid columns={2} gap="l">
        <Stack gap="l">
          <Appearance preference={props.preference} onPreferenceChange={props.onPreferenceChange} />
          {hasProfile && <OwnProfile onSaved={props.onProfileSaved} onDirtyChange={setProfileDirty} />}
        </Stack>
        {(hasPassword || hasSessions) && (
          <Stack gap="l">
            {hasPassword && <OwnPassword onDirtyChange={setPasswordDirty} />}
            {hasSessions && <OwnSessions />}
          </Stack>
        )}
      </Grid>
      {hasSecurityLog && !isLoading && <SecurityLog kind={logKind} onKindChange={props.onLogKindChange} />}
    </Stack>
  );
};
