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
import { authorOf } from '../authorOf.ts';
import { zoneAt } from './momentOf.ts';

export interface PublishingDeskViewProps {
  /** Of the text. */
  title: string;
  desk: PolicyDesk;
  counts: AcceptanceCounts | undefined;
  /** The editor shows the shared draft, or what was made of it. */
  isDraftOpen: boolean;
  /** The editor has changes that are neither in force nor in the draft. */
  isDirty: boolean;
  isPending: boolean;
  errorMessage?: string | undefined;
  onSaveDraft: () => void;
  onPublish: () => void;
  onOpenDraft: () => void;
  onDiscardDraft: () => void;
  onEditScheduled: (scheduled: PolicyVersion) => void;
  onCancelScheduled: (scheduled: PolicyVersion) => void;
  onDismissError: () => void;
}

const saidBy = (saved: Parameters<typeof authorOf>[0] & { savedAt: string | null }): string =>
  `saved by ${authorOf(saved)}${saved.savedAt === null ? '' : `, ${formatDateTime(saved.savedAt)}`}`;

const acceptancesIn = ({ accepted, notAccepted }: AcceptanceCounts): string =>
  `${formatNumber(accepted)} of ${formatNumber(accepted + notAccepted)} users have accepted it, ${formatNumber(notAccepted)} have not.`;

export const PublishingDeskView = (props: PublishingDeskViewProps) => {
  const { desk, counts, isPending } = props;
  const { inForce, scheduled, draft } = desk;
  const [asking, setAsking] = useState<'cancel' | 'discard'>();
  return (
    <Card title="Publishing">
      <Stack gap="m">
        {props.errorMessage && (
          <Banner tone="danger" onDismiss={props.onDismissError}>
            {props.errorMessage}
          </Banner>
        )}
        <Text as="p">
          {inForce
            ? `Version ${inForce.version} is in force since ${formatDateTime(inForce.periods?.at(-1)?.from ?? inForce.inForceAt ?? inForce.savedAt)}. ${counts ? acceptancesIn(counts) : ''}`
            : 'Nothing has been published yet.'}
        </Text>
        {scheduled?.inForceAt && (
          <Banner
            tone="info"
            title={`Version ${scheduled.version} comes into force on ${formatDateTime(scheduled.inForceAt)} (${zoneAt(scheduled.inForceAt)})`}
          >
            <Stack gap="s">
              <Text as="p">{`It was ${saidBy(scheduled)}.${scheduled.isAnnounced ? ' The public page announces it.' : ''}`}</Text>
              {scheduled.note && <Text as="p">{`Note: ${scheduled.note}`}</Text>}
              <Inline gap="s">
                <Button size="small" onPress={() => props.onEditScheduled(scheduled)}>
                  Edit the scheduled version
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
            <Text>{`The shared draft was ${saidBy(draft)}.`}</Text>
            {!props.isDraftOpen && (
              <Button size="small" onPress={props.onOpenDraft}>
                Open the shared draft
              </Button>
            )}
            <Button size="small" onPress={() => setAsking('discard')}>
              Discard the shared draft
            </Button>
          </Inline>
        )}
        <Inline gap="s">
          <Button
            isPending={isPending}
            pendingLabel="Saving..."
            isDisabled={!props.isDirty}
            onPress={props.onSaveDraft}
          >
            Save draft
          </Button>
          <Button isDisabled={isPending} onPress={props.onPublish}>
            Publish...
          </Button>
          <Text tone="muted">Only administrators see drafts. Save Changes publishes at once.</Text>
        </Inline>
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
        title="Discard the shared draft?"
        confirmLabel="Discard the shared draft"
        onConfirm={() => {
          setAsking(undefined);
          props.onDiscardDraft();
        }}
      >
        <Text as="p">Nobody can open it any more. The text in force does not change.</Text>
      </AlertDialog>
    </Card>
  );
};
