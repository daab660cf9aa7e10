import {
  Badge,
  Banner,
  Button,
  Card,
  Disclosure,
  EmptyState,
  Heading,
  Inline,
  Isolate,
  Link,
  LinkButton,
  List,
  ListItem,
  Menu,
  MenuItem,
  NavigationProvider,
  PageHeader,
  SearchField,
  Stack,
  Text,
} from '@planner/ui';
import type { Operation } from '@planner/api-client/operations';
import { useState } from 'react';
import { type CoverageHole } from './coverageHoles.ts';
import { coverageOf, type CoveredOperation, type CoveredState } from './coverageOf.ts';
import type { LastRun } from './LastRun.ts';

export interface ContractCoverageProps {
  operations: readonly Operation[];
  holes: readonly CoverageHole[];
  /** Null without a run. */
  lastRun: Pick<LastRun, 'endedAt' | 'responses'> | null;
}

/** Relative to Storybook's frame, whose parent shows the story. */
const hrefOf = (storyId: string) => `./?path=/story/${storyId}`;
const openStory = (href: string) => window.parent.location.assign(href);

function ShownState({ outcome, stories }: CoveredState) {
  const [story, ...more] = stories;
  if (!story) return null;
  if (more.length === 0)
    return (
      <LinkButton size="small" icon="check" href={hrefOf(story.storyId)}>
        {outcome}
      </LinkButton>
    );
  return (
    <Menu
      label={`Stories that show ${outcome}`}
      placement="bottom start"
      trigger={
        <Button size="small" icon="check">
          <Isolate>
            {outcome} · {stories.length}
          </Isolate>
        </Button>
      }
    >
      {stories.map(({ storyId, label }) => (
        <MenuItem key={storyId} href={hrefOf(storyId)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

const outcomesOf = (states: readonly CoveredState[]) => states.map(({ outcome }) => outcome).join(', ');

/** States without a story, by the reason that they share. */
function Reasons({ states }: { states: readonly CoveredState[] }) {
  const reasons = [...new Set(states.map(({ hole }) => hole?.reason))];
  return (
    <Stack gap="xs">
      {reasons.map((reason) => (
        <Text key={reason} as="p" size="small" tone="muted">
          <Text weight="semibold">{outcomesOf(states.filter((state) => state.hole?.reason === reason))}</Text>
          : {reason}
        </Text>
      ))}
    </Stack>
  );
}

function OperationItem({ operation, states, hasRun }: CoveredOperation & { hasRun: boolean }) {
  const { id, method, path, summary, isExtra, extraParameters, isPublic, request, response } = operation;
  const without = states.filter(({ stories }) => stories.length === 0);
  const listed = without.filter(({ hole }) => hole);
  const schemas = [request, response].filter(Boolean).join(' → ');
  return (
    <ListItem>
      <Stack gap="s">
        <Stack gap="xxs">
          <Inline gap="xs">
            <Badge tone="neutral">{method}</Badge>
            <Heading level={3}>
              <Isolate>{path}</Isolate>
            </Heading>
            {isExtra && <Badge tone="info">extra</Badge>}
            {isPublic && <Badge tone="neutral">public</Badge>}
          </Inline>
          <Text as="p">{summary}</Text>
          <Text as="p" size="small" tone="muted">
            <Isolate>
              {id}
              {schemas && ` · ${schemas}`} · {operation.statuses.join(', ')}
              {extraParameters.length > 0 && ` · extra parameters ${extraParameters.join(', ')}`}
            </Isolate>
          </Text>
        </Stack>
        {hasRun && (
          <Inline gap="xs">
            {states.map((state) => (
              <ShownState key={state.outcome} {...state} />
            ))}
            {without
              .filter(({ hole }) => !hole)
              .map(({ outcome }) => (
                <Badge key={outcome} tone="danger">{`no story: ${outcome}`}</Badge>
              ))}
          </Inline>
        )}
        {listed.length > 0 && (
          <Disclosure title={`Without a story: ${listed.length}`} headingLevel={4}>
            <Reasons states={listed} />
          </Disclosure>
        )}
      </Stack>
    </ListItem>
  );
}

/** `2026-11-21 09:00 UTC`, in every time zone. */
const minuteOf = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

const countOf = (coverage: readonly CoveredOperation[], holds: (state: CoveredState) => boolean) =>
  coverage.flatMap(({ states }) => states).filter(holds).length;

/** Every operation of the contract, and the stories in which the mock API answered it in each way. */
export function ContractCoverage({ operations, holes, lastRun }: ContractCoverageProps) {
  const [query, setQuery] = useState('');
  const coverage = coverageOf(operations, holes, lastRun?.responses ?? []);
  const found = coverage.filter(({ operation: { id, method, path, tag, summary } }) =>
    `${id} ${method} ${path} ${tag} ${summary}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const shown = countOf(coverage, ({ stories }) => stories.length > 0);
  return (
    <NavigationProvider navigate={openStory}>
      <Stack gap="l">
        <PageHeader
          title="Contract coverage"
          description={`${operations.length} operations · ${
            lastRun
              ? `stories show ${shown} of ${countOf(coverage, () => true)} states · run of ${minuteOf(lastRun.endedAt)}`
              : 'no run'
          }`}
          search={
            <SearchField
              label="Find operations"
              placeholder="Find operations"
              value={query}
              onChange={setQuery}
            />
          }
        />
        <Text as="p">
          <Isolate>
            What{' '}
            <Link href="./openapi.yaml" isExternal>
              openapi.yaml
            </Link>{' '}
            declares, and the stories that show it.
          </Isolate>
        </Text>
        {lastRun ? (
          <Text as="p" tone="muted">
            <Isolate>
              Recorded from the mock API while the stories ran as tests. Loading: the request is never
              answered. Slow: answered after a delay. Empty: a list without items. Malformed: the response is
              not JSON. Offline: there is no response. Numbers are the statuses that the contract declares.
            </Isolate>
          </Text>
        ) : (
          <Banner tone="info">
            There are no results: <code>pnpm test stories</code> runs every story and records them for this
            page.
          </Banner>
        )}
        {found.length === 0 && (
          <EmptyState
            title="No operations found"
            description="Try another path, name or word."
            icon="search"
          />
        )}
        {[...new Set(found.map(({ operation }) => operation.tag))].map((tag) => (
          <Card key={tag} title={tag}>
            <List>
              {found
                .filter(({ operation }) => operation.tag === tag)
                .map((covered) => (
                  <OperationItem key={covered.operation.id} {...covered} hasRun={lastRun !== null} />
                ))}
            </List>
          </Card>
        ))}
      </Stack>
    </NavigationProvider>
  );
}
