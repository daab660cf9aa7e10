import type { PolicyType, PublishedPolicy } from '@planner/api-client';
import type { RenderPolicyHtml } from '@planner/policy-html/display';
import { Banner, CenteredSpinner, EmptyState, ErrorState, Link, PageHeader, Stack, Text } from '@planner/ui';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { describePeriods } from './describePeriods.ts';
import { PolicyText } from './PolicyText.tsx';

export interface PastPolicyViewProps extends LoadProps<{
  policy: PublishedPolicy;
  render: RenderPolicyHtml;
} | null> {
  type: PolicyType;
  /** As in the address. */
  version: string;
  /** Of the version in force. */
  currentHref: string;
}

const TITLES: Record<string, string> = { privacy: 'Privacy Policy', terms: 'Terms and Conditions' };

/** Servers of the release before name the first period only. */
const validityOf = ({
  inForceAt,
  until,
  periods = [{ from: inForceAt, until }],
  timeZone,
}: PublishedPolicy): string => describePeriods(periods, timeZone);

export const PastPolicyView = ({ type, version, currentHref, state, onRetry }: PastPolicyViewProps) => {
  const loaded = state.status === 'ready' ? state.data : undefined;
  const policy = loaded?.policy;
  return (
    <Stack gap="l">
      <PageHeader title={`${TITLES[type]}, version ${version}`} description={policy && validityOf(policy)} />
      {state.status === 'loading' && <CenteredSpinner label="Loading this version..." />}
      {state.status === 'failed' && (
        <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
      )}
      {loaded === null && (
        <EmptyState title="No such version" description="No version with this number is or was in force." />
      )}
      {policy && policy.state !== 'inForce' && (
        <Banner
          tone="warning"
          title={
            policy.state === 'withdrawn' ? 'This version was withdrawn' : 'This version is no longer in force'
          }
        >
          {policy.withdrawnReason && <Text as="p">{policy.withdrawnReason}</Text>}
          <Link href={currentHref}>Read the version in force</Link>
        </Banner>
      )}
      {policy?.note && <Text as="p">{policy.note}</Text>}
      {loaded && policy?.content && (
        <PolicyText
          content={policy.content}
          addresses={policy.addresses}
          render={loaded.render}
          whenEmpty={null}
          followsAddress
        />
      )}
      {policy && <Text as="p" tone="muted">{`SHA-256: ${policy.sha256}`}</Text>}
    </Stack>
  );
};
