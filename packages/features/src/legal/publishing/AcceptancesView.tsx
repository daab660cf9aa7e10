import type { PolicyVersion, UserAcceptance } from '@planner/api-client';
import {
  formatZonedTime,
  Inline,
  Isolate,
  List,
  ListItem,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@planner/ui';
import { ExportButton, type ListExport } from '../../shared/list/ExportButton.tsx';
import { LoadOlder } from '../../shared/list/LoadOlder.tsx';
import { LoadBody } from '../../shared/query/LoadBody.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { useRights } from '../../shared/session/rights.ts';

export interface AcceptancesViewProps extends LoadProps<readonly UserAcceptance[]> {
  /** Of which acceptances can be listed, newest first. */
  versions: readonly PolicyVersion[];
  version: number;
  isAccepted: boolean;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  exports: ListExport;
  onVersionChange: (version: number) => void;
  onAcceptedChange: (isAccepted: boolean) => void;
  onLoadOlder: () => void;
}

const describe = (
  { acceptedAt, version }: UserAcceptance,
  shown: number,
  timeZone: string | undefined,
): string =>
  acceptedAt === null
    ? ''
    : `${formatZonedTime(acceptedAt, timeZone)}${version === shown ? '' : `, as version ${version}, which has the same text`} · `;

/** Who has accepted a version of a legal text, and who has not. */
export const AcceptancesView = ({ state, version, isAccepted, ...props }: AcceptancesViewProps) => {
  const { timeZone } = useRights();
  const users = state.status === 'ready' ? state.data : [];
  return (
    <Stack gap="m">
      <Inline gap="m" align="end" justify="between">
        <Inline gap="m" align="end">
          <Select
            label="Version"
            options={props.versions.map((one) => ({
              value: String(one.version),
              label: `Version ${one.version}`,
            }))}
            value={String(version)}
            onChange={(chosen) => props.onVersionChange(Number(chosen))}
          />
          <SegmentedControl
            label="Users who"
            options={[
              { value: 'accepted', label: 'Have accepted it' },
              { value: 'notAccepted', label: 'Have not' },
            ]}
            value={isAccepted ? 'accepted' : 'notAccepted'}
            onChange={(chosen) => props.onAcceptedChange(chosen === 'accepted')}
          />
        </Inline>
        <ExportButton {...props.exports} isDisabled={users.length === 0} />
      </Inline>
      <LoadBody state={state} onRetry={props.onRetry}>
        {state.status !== 'ready' ? (
          <Skeleton shape="block" />
        ) : users.length === 0 ? (
          <Text as="p" tone="muted">
            {isAccepted ? 'Nobody has accepted this text yet.' : 'Everyone has accepted this text.'}
          </Text>
        ) : (
          <List label={isAccepted ? 'Users who have accepted it' : 'Users who have not accepted it'}>
            {users.map((user) => (
              <ListItem key={user.userId}>
                <Stack gap="xxs">
                  <Text>
                    <Isolate>{user.name}</Isolate>
                  </Text>
                  <Text size="small" tone="muted">
                    <Isolate>{user.email}</Isolate>
                    {user.acceptedAt !== null && ' · '}
                    {describe(user, version, timeZone)}
                    {user.source !== null && <Isolate>{user.source}</Isolate>}
                  </Text>
                </Stack>
              </ListItem>
            ))}
          </List>
        )}
      </LoadBody>
      {props.hasOlder && (
        <LoadOlder
          label="Load more users"
          count={users.length}
          isPending={props.isLoadingOlder}
          onPress={props.onLoadOlder}
        />
      )}
    </Stack>
  );
};
