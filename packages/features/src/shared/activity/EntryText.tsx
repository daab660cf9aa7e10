import type { ActivityEntry, FieldChange } from '@planner/api-client';
import { formatDateTime, Icon, Inline, Isolate, Link, Stack, Text, VisuallyHidden } from '@planner/ui';
import { useRights } from '../session/rights.ts';
import { Address } from '../format/Address.tsx';
import { capitalize } from '../format/Noun.ts';
import {
  describeEntry,
  ERASED_ADDRESS,
  fieldName,
  furtherChanges,
  subjectOf,
  valueText,
} from './describeEntry.ts';

const Change = ({ change }: { change: FieldChange }) => {
  const { from, to } = change;
  const { timeZone } = useRights();
  const name = capitalize(fieldName(change));
  const value = from ?? to;
  const text = (
    <Text as="p" size="small" tone="muted">
      {name}
      {value === undefined ? (
        ' changed'
      ) : (
        <>
          : <Isolate>{valueText(change, value, timeZone)}</Isolate>
        </>
      )}
    </Text>
  );
  return from === undefined || to === undefined ? (
    text
  ) : (
    <Inline gap="xxs">
      {text}
      {/* An arrow of the text would not follow the direction of reading. */}
      <Text size="small" tone="muted">
        <Icon name="arrowRight" size="small" />
        <VisuallyHidden>to</VisuallyHidden>
      </Text>
      <Text size="small" tone="muted">
        <Isolate>{valueText(change, to, timeZone)}</Isolate>
      </Text>
    </Inline>
  );
};

interface EntryProps {
  entry: ActivityEntry;
  /** Undefined where there is nothing to open. */
  href: string | undefined;
}

/** What the actor did, and with which values. */
export const EntryText = ({ entry, href }: EntryProps) => {
  const { before, after } = describeEntry(entry);
  const { undone } = entry;
  const { legalTexts } = useRights();
  const subject = <Isolate>{subjectOf(entry, legalTexts)}</Isolate>;
  return (
    <Stack gap="xxs">
      <Text as="p">
        {before}
        {after !== undefined && (href ? <Link href={href}>{subject}</Link> : subject)}
        {after}
      </Text>
      {furtherChanges(entry).map((change) => (
        <Change key={change.field} change={change} />
      ))}
      {undone && (
        <Text as="p" size="small" tone="muted">
          {undone.isRunning ? 'Being undone' : 'Undone'}
          {undone.by !== null && ' by '}
          <Isolate>{undone.by}</Isolate> {undone.isRunning ? 'since' : 'at'} {formatDateTime(undone.at)}
        </Text>
      )}
    </Stack>
  );
};

/** Who did it. */
export const EntryActor = ({ entry: { actor, address, token }, href }: EntryProps) => {
  if (actor === null)
    return (
      <Text tone="muted">
        {address === ERASED_ADDRESS ? 'someone who was erased' : 'someone not logged in'}
      </Text>
    );
  const name = <Address>{actor}</Address>;
  const account =
    href === undefined ? (
      name
    ) : (
      <Link href={href} variant="quiet">
        {name}
      </Link>
    );
  return token === undefined ? (
    account
  ) : (
    <>
      {account} with the token <Isolate>{token}</Isolate>
    </>
  );
};
