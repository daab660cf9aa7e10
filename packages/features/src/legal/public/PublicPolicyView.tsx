import type { Policy, PolicyType } from '@planner/api-client';
import type { RenderPolicyHtml } from '@planner/policy-html/display';
import {
  Banner,
  Button,
  CenteredSpinner,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Link,
  LocaleProvider,
  Stack,
  Text,
} from '@planner/ui';
import { momentText } from '../../shared/format/momentText.ts';
import type { ReactNode } from 'react';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { PolicyAnnouncementBanner } from './PolicyAnnouncementBanner.tsx';
import { PolicyText } from './PolicyText.tsx';

/** A policy, and what renders it. */
export interface LoadedPolicy extends Policy {
  render: RenderPolicyHtml;
}

export interface PublicPolicyViewProps extends LoadProps<LoadedPolicy> {
  type: PolicyType;
  /** Address of the public page of a text. */
  getTextHref: (type: PolicyType) => string;
}

const PAGES: Record<string, { title: string; empty: ReactNode }> = {
  privacy: {
    title: 'Privacy Policy',
    empty: <Text as="p">No privacy policy content available</Text>,
  },
  terms: {
    title: 'Terms and Conditions',
    empty: (
      <EmptyState
        title="No terms available"
        description="The terms and conditions content hasn't been set up yet."
      />
    ),
  },
};

export const PublicPolicyView = ({ type, state, onRetry, getTextHref }: PublicPolicyViewProps) => {
  const policy = state.status === 'ready' ? state.data : undefined;
  const { title, empty } = PAGES[type] ?? {
    title: policy?.title ?? 'Legal Text',
    empty: <Text as="p">Nothing has been published yet.</Text>,
  };
  const language = policy?.language ?? 'en';
  const text = policy && (
    <PolicyText
      content={policy.content}
      addresses={policy.addresses}
      render={policy.render}
      whenEmpty={empty}
      followsAddress
    />
  );
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1} size="title">
          {title}
        </Heading>
        {policy?.updatedAt && (
          <Text tone="muted">{`Last updated: ${momentText(policy.updatedAt, policy.timeZone)}`}</Text>
        )}
      </Stack>
      {policy?.translations && policy.translations.length > 0 && (
        <Inline gap="s">
          {policy.translations.map((other) => (
            <LocaleProvider key={other.type} locale={other.language} sets="element">
              <Link href={getTextHref(other.type)}>{other.title}</Link>
            </LocaleProvider>
          ))}
        </Inline>
      )}
      {state.status === 'loading' && <CenteredSpinner label={`Loading ${title.toLowerCase()}...`} />}
      {state.status === 'failed' && type === 'terms' && (
        <ErrorState
          title="Failed to load terms"
          message={state.message}
          onRetry={onRetry}
          isRetrying={state.isRetrying}
        />
      )}
      {state.status === 'failed' && type !== 'terms' && (
        <Banner
          tone="danger"
          action={
            <Button
              size="small"
              isPending={state.isRetrying}
              pendingLabel="Trying again..."
              onPress={onRetry}
            >
              Try again
            </Button>
          }
        >
          Error loading {title.toLowerCase()}: {state.message}
        </Banner>
      )}
      {policy?.next && (
        <PolicyAnnouncementBanner
          type={type}
          content={policy.content}
          next={policy.next}
          timeZone={policy.timeZone}
        />
      )}
      {text &&
        (language === 'en' ? (
          text
        ) : (
          <LocaleProvider locale={language} sets="element">
            {text}
          </LocaleProvider>
        ))}
    </Stack>
  );
};
