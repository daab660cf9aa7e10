import type { AcceptanceCounts, PolicyDesk, PolicyVersion } from '@planner/api-client';
import {
  AlertDialog,
  Banner,
  Button,
  Card,
  formatDateTime,
  formatNumber,
  Inline,
  Stack,
  Text,
} from '@planner/ui';
import { useState } from 'react';
import { CanExtra } from '../../shared/session/Can.tsx';
import { authorOf } from '../authorOf.ts';
import { zoneAt } from './momentOf.ts';

export interface PublishingDeskViewProps {
  desk: PolicyDesk;
  counts: AcceptanceCounts | undefined;
  isPending: boolean;
  errorMessage?: string | undefined;
  onDiscardDraft: () => void;
  onEditScheduled: (scheduled: PolicyVersion) => void;
  onChangeMoment: (scheduled: PolicyVersion) => void;
  onCancelScheduled: (scheduled: PolicyVersion) => void;
  onDismissError: () => void;
  onShowAcceptances: () => void;
}

const saidBy = (saved: Parameters<typeof authorOf>[0] & { savedAt: string | null }): string =>
  `saved by ${authorOf(saved)}${saved.savedAt === null ? '' : `, ${formatDateTime(saved.savedAt)}`}`;

const acceptancesIn = ({ accepted, notAccepted }: AcceptanceCounts): string =>
  `${formatNumber(accepted)} of ${formatNumber(accepted + notAccepted)} users have accepted it, ${formatNumber(notAccepted)} have not.`;

export const PublishingDeskView = (props: PublishingDeskViewProps) => {
  const { desk, counts, isPending } = props;
  const { inForce, scheduled, draft } = desk;
  const isOutdated = desk.scheduledFrom !== null;
  const [asking, setAsking] = useState<'cancel' | 'discard'>();
  return (
    <Card title="Publishing">
      <Stack gap="m">
        {props.errorMessage && (
          <Banner tone="danger" onDismiss={props.onDismissError}>
            {props.errorMessage}
          </Banner>
        )}
        <Inline gap="s">
          <Text>
            {inForce
              ? `Version ${inForce.version} is in force since ${formatDateTime(inForce.periods?.at(-1)?.from ?? inForce.inForceAt ?? inForce.savedAt)}. ${counts ? acceptancesIn(counts) : ''}`
              : 'Nothing has been published yet.'}
          </Text>
          {inForce && (
            <CanExtra operation="listAcceptances">
              <Button size="small" onPress={props.onShowAcceptances}>
                Who...
              </Button>
            </CanExtra>
          )}
        </Inline>
        {scheduled?.inForceAt && (
          <Banner
            tone={isOutdated ? 'warning' : 'info'}
            title={`Version ${scheduled.version} comes into force on ${formatDateTime(scheduled.inForceAt)} (${zoneAt(scheduled.inForceAt)})`}
          >
            <Stack gap="s">
              <Text as="p">{`It was ${saidBy(scheduled)}.${scheduled.isAnnounced ? ' The public page announces it.' : ''}`}</Text>
              {isOutdated && (
                <Text as="p">{`It lacks what version ${inForce?.version} has changed since, and would take that back.`}</Text>
              )}
              {scheduled.note && <Text as="p">{`Note: ${scheduled.note}`}</Text>}
              <Inline gap="s">
                <Button size="small" onPress={() => props.onEditScheduled(scheduled)}>
                  {isOutdated ? 'Carry the changes over' : 'Edit the scheduled version'}
                </Button>
                <Button size="small" onPress={() => props.onChangeMoment(scheduled)}>
                  Change the moment...
                </Button>
                <Button size="small" onPress={() => setAsking('cancel')}>
                  Cancel the publication
                </Button>
              </Inline>
            </Stack>
          </Banner>
        )}
        {draft && (
          <Inline gap="s">
            <Text>{`The draft was ${saidBy(draft)}. Only administrators see it.`}</Text>
            <Button size="small" isDisabled={isPending} onPress={() => setAsking('discard')}>
              Discard the draft
            </Button>
          </Inline>
        )}
      </Stack>
      <AlertDialog
        isOpen={asking === 'cancel'}
        onOpenChange={() => setAsking(undefined)}
        tone="danger"
        title="Cancel the publication?"
        confirmLabel="Cancel the publication"
        cancelLabel="Keep it"
        onConfirm={() => {
          setAsking(undefined);
          if (scheduled) props.onCancelScheduled(scheduled);
        }}
      >
        <Text as="p">The version never comes into force. Its text stays in the history.</Text>
      </AlertDialog>
      <AlertDialog
        isOpen={asking === 'discard'}
        onOpenChange={() => setAsking(undefined)}
        tone="danger"
        title="Discard the draft?"
        confirmLabel="Discard the draft"
        onConfirm={() => {
          setAsking(undefined);
          props.onDiscardDraft();
        }}
      >
        <Text as="p">The text in force does not change. The history keeps the versions of the draft.</Text>
      </AlertDialog>
    </Card>
  );
};
