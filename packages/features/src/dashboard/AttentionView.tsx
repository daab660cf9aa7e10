import type { Attention, Extra, PolicyType } from '@planner/api-client';
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
import { textTitle } from '../shared/session/textTitle.ts';
import { useRights } from '../shared/session/rights.ts';

export interface AttentionViewProps {
  /** Undefined while they load. */
  counts: Attention | undefined;
  /** Where each count leads. */
  hrefs: Record<Count, string> & { getPolicyHref: (type: PolicyType) => string };
}

type Count = Exclude<keyof Attention, 'outdatedPolicies'>;

interface Fact {
  key: Count;
  /** What lists it must be offered, or the count leads nowhere. */
  list?: Extra;
  icon: IconName;
  one: string;
  many: string;
}

const FACTS: readonly Fact[] = [
  {
    key: 'unansweredMessages',
    list: 'listContactMessages.state',
    icon: 'messages',
    one: 'unanswered message',
    many: 'unanswered messages',
  },
  {
    key: 'endingSubscriptions',
    icon: 'subscriptions',
    one: 'subscription ends within 7 days',
    many: 'subscriptions end within 7 days',
  },
  { key: 'billingProblems', icon: 'warning', one: 'billing problem', many: 'billing problems' },
  { key: 'failedMails', list: 'listActivity', icon: 'mail', one: 'failed e-mail', many: 'failed e-mails' },
];

const outdatedText = (type: PolicyType, texts: Parameters<typeof textTitle>[1]): string =>
  `The scheduled ${textTitle(type, texts)} ${type === 'terms' ? 'lack' : 'lacks'} changes`;

interface CountProps {
  fact: Fact;
  count: number | undefined;
  href: string;
}

const FactCount = ({ fact: { list, icon, one, many }, count, href }: CountProps) => {
  const { offers } = useRights();
  if (count === undefined) return <Skeleton width="long" />;
  const text = <Isolate>{formatCount(count, one, many)}</Isolate>;
  return (
    <Inline gap="xs" wrap={false}>
      <Icon name={icon} />
      {!list || offers(list) ? <Link href={href}>{text}</Link> : <Text>{text}</Text>}
    </Inline>
  );
};

/** What administrators should look at; nothing if there is nothing. */
export const AttentionView = ({ counts, hrefs }: AttentionViewProps) => {
  const { can, legalTexts } = useRights();
  const policies = counts?.outdatedPolicies ?? [];
  if (counts && FACTS.every(({ key }) => counts[key] === 0) && policies.length === 0) return null;
  return (
    <Card padding="m">
      <Stack gap="xs">
        <Heading level={2}>Needs attention</Heading>
        <Grid columns={4} gap="xs">
          {/* While it loads, as many as there usually are: mails fail rarely. */}
          {FACTS.filter(({ key }) => (counts ? counts[key] !== 0 : key !== 'failedMails')).map((fact) => (
            <FactCount key={fact.key} fact={fact} count={counts?.[fact.key]} href={hrefs[fact.key]} />
          ))}
          {policies.map((type) => (
            <Inline key={type} gap="xs" wrap={false}>
              <Icon name="legal" />
              {can('getPolicyDraft') ? (
                <Link href={hrefs.getPolicyHref(type)}>{outdatedText(type, legalTexts)}</Link>
              ) : (
                <Text>{outdatedText(type, legalTexts)}</Text>
              )}
            </Inline>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
};
