import { Card, Grid, Link, PageHeader, Stack, Text } from '@planner/ui';
import { useState } from 'react';
import { useDirtyReport } from '../shared/form/useDirtyReport.ts';
import { Appearance, type AppearanceProps } from './Appearance.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { SecondFactors } from './factors/SecondFactors.tsx';
import { useQuery } from '@tanstack/react-query';
import { errorMessage, successMessage } from '../shared/query/errorMessage.ts';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useSave } from '../shared/query/useSave.ts';
import { useRights } from '../shared/session/rights.ts';
import { errorTexts } from './errorTexts.ts';
import { OwnSessionsView } from './OwnSessionsView.tsx';
import { endSessionsMutation, updateOwnProfileMutation } from './mutations.ts';
import { listOwnSessionsQuery, getOwnProfileQuery } from './queries.ts';
import type { User } from '@planner/api-client';
import { formFailure } from '../shared/form/formFailure.ts';
import { useVersions } from '../shared/form/useVersions.ts';
import { OwnProfileView } from './OwnProfileView.tsx';

export interface OwnProfileProps {
  onSaved: () => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The form stays open after a save. */
export const OwnProfile = ({ onSaved, onDirtyChange }: OwnProfileProps) => {
  const client = useApi();
  const profile = useQuery(getOwnProfileQuery(client));
  const { save, isPending, isSuccess, error, reset } = useSave(updateOwnProfileMutation(client));
  const [savedCount, setSavedCount] = useState(0);
  const { conflict, base, settle } = useVersions<User>(profile.data, error);
  const { state, onRetry } = useLoadState(profile, errorTexts.getProfile);
  const latest = conflict ?? base;
  return (
    <OwnProfileView
      {...formFailure(error, errorTexts.updateProfile, ['name'])}
      state={state.status === 'ready' && latest ? { ...state, data: latest } : state}
      isPending={isPending}
      doneMessage={isSuccess ? errorTexts.profileSaved : undefined}
      conflict={conflict}
      savedCount={savedCount}
      onDismissMessage={reset}
      onSubmit={(update) =>
        save({ update, etag: latest?.etag ?? null }, (saved) => {
          setSavedCount((count) => count + 1);
          if (saved) settle(saved);
          else void profile.refetch().then(({ data }) => settle(data));
          onSaved();
        })
      }
      onRetry={onRetry}
      onDirtyChange={onDirtyChange}
    />
  );
};

export const OwnSessions = () => {
  const client = useApi();
  const sessions = useQuery(listOwnSessionsQuery(client));
  const end = useSave(endSessionsMutation(client));
  return (
    <OwnSessionsView
      {...useLoadState(sessions, errorTexts.listSessions)}
      now={useServerNow()()}
      ending={end.isPending ? (end.variables ?? 'all') : undefined}
      doneMessage={successMessage(end, errorTexts.sessionsEnded)}
      errorMessage={end.error ? errorMessage(end.error, errorTexts.endSessions) : undefined}
      onDismissMessage={end.reset}
      onEndOthers={() => end.save(undefined)}
      onEndOne={end.save}
    />
  );
};

export interface SettingsProps extends AppearanceProps {
  /** Focuses the form that changes the password. */
  startsAtPassword?: boolean | undefined;
  /** The session may need a second factor no more, or again. */
  onFactorsChanged: () => void;
  /** The activity of the group security. */
  securityHref: string;
  tokensHref: string;
  /** The session has to show the new name. */
  onProfileSaved: () => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** Appearance, and the own profile, password, second factors and sessions where the server offers them. */
export const Settings = (props: SettingsProps) => {
  const { offers } = useRights();
  const hasPassword = offers('changeOwnPassword');
  const hasSessions = offers('listOwnSessions');
  const hasFactors = offers('listOwnFactors');
  const [isProfileDirty, setProfileDirty] = useState(false);
  const [isPasswordDirty, setPasswordDirty] = useState(false);
  useDirtyReport(isProfileDirty || isPasswordDirty, props.onDirtyChange);
  return (
    <Stack gap="l">
      <PageHeader title="Settings" />
      <Grid columns={2} gap="l">
        <Stack gap="l">
          <Appearance preference={props.preference} onPreferenceChange={props.onPreferenceChange} />
          {offers('getOwnProfile') && (
            <OwnProfile onSaved={props.onProfileSaved} onDirtyChange={setProfileDirty} />
          )}
          {offers('listActivity') && (
            <Card title="Security" width="form">
              <Text as="p" tone="muted">
                Sign-ins, failed attempts and account changes of the past year are in the{' '}
                <Link href={props.securityHref}>security activity</Link>.
              </Text>
              {offers('listTokens') && (
                <Text as="p" tone="muted">
                  Programs can call the API with <Link href={props.tokensHref}>tokens</Link>.
                </Text>
              )}
            </Card>
          )}
        </Stack>
        {(hasPassword || hasSessions || hasFactors) && (
          <Stack gap="l">
            {hasPassword && (
              <Card title="Password" width="form">
                <OwnPassword takesFocus={props.startsAtPassword} onDirtyChange={setPasswordDirty} />
              </Card>
            )}
            {hasFactors && <SecondFactors onChange={props.onFactorsChanged} />}
            {hasSessions && <OwnSessions />}
          </Stack>
        )}
      </Grid>
    </Stack>
  );
};
