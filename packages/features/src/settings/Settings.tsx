import { Card, Grid, Link, PageHeader, Stack, Text } from '@planner/ui';
import { useState } from 'react';
import { useDirtyReport } from '../shared/form/useDirtyReport.ts';
import { Appearance, type AppearanceProps } from './Appearance.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SecondFactors } from './factors/SecondFactors.tsx';

export interface SettingsProps extends AppearanceProps {
  hasProfile: boolean;
  hasPassword: boolean;
  /** Of the user's own password. @default 6 */
  leastCharacters?: number | undefined;
  /** Focuses the form that changes the password. */
  startsAtPassword?: boolean | undefined;
  hasSessions: boolean;
  /** The server can end one session at a time. */
  canEndOneSession: boolean;
  hasFactors: boolean;
  /** The session may need a second factor no more, or again. */
  onFactorsChanged: () => void;
  /** The activity of the group security; undefined if the server has none. */
  securityHref: string | undefined;
  /** Undefined if the account can't make tokens. */
  tokensHref?: string | undefined;
  /** The session has to show the new name. */
  onProfileSaved: () => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

export const Settings = (props: SettingsProps) => {
  const { hasProfile, hasPassword, hasSessions, hasFactors, securityHref } = props;
  const [isProfileDirty, setProfileDirty] = useState(false);
  const [isPasswordDirty, setPasswordDirty] = useState(false);
  useDirtyReport(isProfileDirty || isPasswordDirty, props.onDirtyChange);
  return (
    <Stack gap="l">
      <PageHeader title="Settings" />
      <Grid columns={2} gap="l">
        <Stack gap="l">
          <Appearance preference={props.preference} onPreferenceChange={props.onPreferenceChange} />
          {hasProfile && <OwnProfile onSaved={props.onProfileSaved} onDirtyChange={setProfileDirty} />}
          {securityHref !== undefined && (
            <Card title="Security" width="form">
              <Text as="p" tone="muted">
                Sign-ins, failed attempts and account changes of the past year are in the{' '}
                <Link href={securityHref}>security activity</Link>.
              </Text>
              {props.tokensHref !== undefined && (
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
                <OwnPassword
                  leastCharacters={props.leastCharacters}
                  takesFocus={props.startsAtPassword}
                  onDirtyChange={setPasswordDirty}
                />
              </Card>
            )}
            {hasFactors && <SecondFactors onChange={props.onFactorsChanged} />}
            {hasSessions && <OwnSessions canEndOne={props.canEndOneSession} />}
          </Stack>
        )}
      </Grid>
    </Stack>
  );
};
