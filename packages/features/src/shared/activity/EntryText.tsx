import type { ActivityEntry, FieldChange } from '@planner/api-client';
import { Isolate, Link, Stack, Text } from '@planner/ui';
import { capitalize } from '../format/Noun.ts';
import { describeEntry, ERASED_ADDRESS, fieldName, furtherChanges, subjectOf } from './describeEntry.ts';

const Change = ({ change }: { change: FieldChange }) => {
  const { from, to } = change;
  return (
    <Text as="p" size="small" tone="muted">
      {capitalize(fieldName(change))}
      {from === undefined && to === undefined ? ' changed' : ': '}
      {from !== undefined && <Isolate>{from}</Isolate>}
      {from !== undefined && to !== undefined && ' → '}
      {to !== undefined && <Isolate>{to}</Isolate>}
    </Text>
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
  const subject = <Isolate>{subjectOf(entry)}</Isolate>;
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
    </Stack>
  );
};

/** Who did it. */
export const EntryActor = ({ entry: { actor, address }, href }: EntryProps) => {
  if (actor === null)
    return (
      <Text tone="muted">{address === ERASED_ADDRESS ? 'someone who was erased' : 'not logged in'}</Text>
    );
  const name = <Isolate>{actor}</Isolate>;
  return href === undefined ? (
    name
  ) : (
    <Link href={href} variant="quiet">
      {name}
    </Link>
  );
};
