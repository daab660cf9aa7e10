import type { AcceptanceCounts, PolicyDesk, PolicyVersion } from '@planner/api-client';
import {
  AlertDialog,
  Banner,
  Button,
  Card,
  formatNumber,
  formatZonedTime,
  Inline,
  Stack,
  SteadyText,
  Text,
} from '@planner/ui';
import { useState } from 'react';
import { momentText } from '../../shared/format/momentText.ts';
import { Can, CanExtra } from '../../shared/session/Can.tsx';
import { useRights } from '../../shared/session/rights.ts';
import { authorOf } from '../authorOf.ts';

/** Without callbacks while the code for them loads. */
export interface PublishingDeskViewProps {
  desk: PolicyDesk;
  counts?: AcceptanceCounts | undefined;
  isPending?: boolean;
  errorMessage?: string | undefined;
  onDiscardDraft?: () => void;
  onEditScheduled?: (scheduled: PolicyVersion) => void;
  onChangeMoment?: (scheduled: PolicyVersion) => void;
  onCancelScheduled?: (scheduled: PolicyVersion) => void;
  onDismissError?: () => void;
  onShowAcceptances?: () => void;
}

type Saved = Pick<PolicyVersion, 'savedBy'> & { savedAt: string | null };

const MAX_NAME_CHARACTERS = 30;

/** Without the address, and at most a part of a long name: the history has both. */
const nameOf = ({ savedBy }: Saved): string => {
  const name = Array.from(authorOf({ savedBy, savedByEmail: null }));
  return name.length > MAX_NAME_CHARACTERS
    ? `${name.slice(0, MAX_NAME_CHARACTERS - 1).join('')}…`
    : name.join('');
};

const saidBy = (saved: Saved, timeZone: string | undefined): string =>
  `saved by ${nameOf(saved)}${saved.savedAt === null ? '' : `, ${formatZonedTime(saved.savedAt, timeZone)}`}`;

const draftBy = (saved: Saved, timeZone: string | undefined): string =>
  `The draft was ${saidBy(saved, timeZone)}. It is not public.`;

const acceptancesIn = ({ accepted, notAccepted }: Omit<AcceptanceCounts, 'version'>): string =>
  `${formatNumber(accepted)} of ${formatNumber(accepted + notAccepted)} users have accepted it, ${formatNumber(notAccepted)} have not.`;

/** Wider than what most servers count. */
const MANY = acceptancesIn({ accepted: 44_444, notAccepted: 44_444 });
/** As wide as names are shown. */
const WIDE = { savedBy: 'Maximiliane Hohenlohe-Waldburg', savedAt: '2026-12-30T22:44:00.000Z' };
const NO_DRAFT = 'No draft. What you type is saved as one, which only administrators see.';

export const PublishingDeskView = (props: PublishingDeskViewProps) => {
  const { desk, counts, isPending } = props;
  const { timeZone } = useRights();
  const { inForce, scheduled, draft } = desk;
  const isOutdated = desk.scheduledFrom !== null;
  const [asking, setAsking] = useState<'cancel' | 'discard'>();
  return (
    <Card title="Publishing" isBar>
      <Stack gap="xs">
        {props.errorMessage && (
          <Banner tone="danger" onDismiss={props.onDismissError}>
            {props.errorMessage}
          </Banner>
        )}
        <Inline gap="s" justify="between">
          {inForce ? (
            <Inline gap="xxs">
              <Text>{`Version ${inForce.version} is in force since ${momentText(inForce.periods?.at(-1)?.from ?? inForce.inForceAt ?? inForce.savedAt, timeZone)}.`}</Text>
              <SteadyText other={MANY}>
                {counts ? acceptancesIn(counts) : 'Counting who has accepted it...'}
              </SteadyText>
            </Inline>
          ) : (
            <Text>Nothing has been published yet.</Text>
          )}
          {inForce && (
            <CanExtra operation="listAcceptances">
              <Button size="small" onPress={props.onShowAcceptances}>
                Who...
              </Button>
            </CanExtra>
          )}
        </Inline>
        {scheduled?.inForceAt && (
          <Text as="p">
            <Text weight="semibold">{`Version ${scheduled.version} comes into force on ${momentText(scheduled.inForceAt, timeZone)}.`}</Text>{' '}
            <Text
              title={scheduled.savedBy ?? undefined}
            >{`It was ${saidBy(scheduled, timeZone)}.${scheduled.isAnnounced ? ' The public page announces it.' : ''}`}</Text>{' '}
            {isOutdated && (
              <Text tone="danger">{`It lacks what version ${inForce?.version} has changed since, and would take that back.`}</Text>
            )}{' '}
            {scheduled.note && <Text>{`Note: ${scheduled.note}`}</Text>}
          </Text>
        )}
        {scheduled?.inForceAt && (
          <Inline gap="s">
            <Can operation="savePolicyDraft">
              <Button size="small" onPress={() => props.onEditScheduled?.(scheduled)}>
                {isOutdated ? 'Carry the changes over' : 'Edit the scheduled version'}
              </Button>
            </Can>
            <Can operation="publishPolicy">
              <Button size="small" onPress={() => props.onChangeMoment?.(scheduled)}>
                Change the moment...
              </Button>
            </Can>
            <Can operation="withdrawPolicyVersion">
              <Button size="small" onPress={() => setAsking('cancel')}>
                Cancel the publication
              </Button>
            </Can>
          </Inline>
        )}
        <Inline gap="s" justify="between">
          <Text title={draft?.savedBy ?? undefined}>
            <SteadyText other={draftBy(WIDE, timeZone)}>
              {draft ? draftBy(draft, timeZone) : NO_DRAFT}
            </SteadyText>
          </Text>
          <Can operation="savePolicyDraft">
            <Button size="small" isDisabled={isPending || !draft} onPress={() => setAsking('discard')}>
              Discard the draft
            </Button>
          </Can>
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
          if (scheduled) props.onCancelScheduled?.(scheduled);
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
          props.onDiscardDraft?.();
        }}
      >
        <Text as="p">The text in force does not change. The history keeps the versions of the draft.</Text>
      </AlertDialog>
    </Card>
  );
};
