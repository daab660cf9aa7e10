import type { Attention } from '@planner/api-client';
import {
  Card,
  formatCount,
  Grid,
  Heading,
  Icon,
  type IconName,
  Inline,
  Isolate,
  Link,
  Skeleton,
  Stack,
  Text,
} from '@planner/ui';

export interface AttentionViewProps {
  /** Undefined while they load. */
  counts: Attention | undefined;
  /** Where each count leads; undefined for nowhere. */
  hrefs: Record<keyof Attention, string | undefined>;
}

interface Fact {
  key: keyof Attention;
  icon: IconName;
  one: string;
  many: string;
}

const FACTS: readonly Fact[] = [
  { key: 'unansweredMessages', icon: 'messages', one: 'unanswered message', many: 'unanswered messages' },
  {
    key: 'endingSubscriptions',
    icon: 'subscriptions',
    one: 'subscription ends within 7 days',
    many: 'subscriptions end within 7 days',
  },
  { key: 'billingProblems', icon: 'warning', one: 'billing problem', many: 'billing problems' },
  { key: 'failedMails', icon: 'mail', one: 'failed e-mail', many: 'failed e-mails' },
];

interface CountProps {
  fact: Fact;
  count: number | undefined;
  href: string | undefined;
}

const Count = ({ fact: { icon, one, many }, count, href }: CountProps) => {
  if (count === undefined) return <Skeleton width="long" />;
  const text = <Isolate>{count === 0 ? `No ${many}` : formatCount(count, one, many)}</Isolate>;
  return (
    <Inline gap="xs" wrap={false}>
      <Icon name={icon} />
      {count > 0 && href !== undefined ? (
        <Link href={href}>{text}</Link>
      ) : (
        <Text tone={count === 0 ? 'muted' : 'default'}>{text}</Text>
      )}
    </Inline>
  );
};

/** What administrators should look at; nothing if there is nothing. All counts, to avoid layout shift when they load. */
export const AttentionView = ({ counts, hrefs }: AttentionViewProps) =>
  counts && FACTS.every(({ key }) => counts[key] === 0) ? null : (
    <Card padding="m">
      <Stack gap="xs">
        <Heading level={2}>Needs attention</Heading>
        <Grid columns={4} gap="xs">
          {FACTS.map((fact) => (
            <Count key={fact.key} fact={fact} count={counts?.[fact.key]} href={hrefs[fact.key]} />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
