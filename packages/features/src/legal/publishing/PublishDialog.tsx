import type { PolicyPublication, PolicyVersion } from '@planner/api-client';
import {
  Banner,
  Button,
  Checkbox,
  DateField,
  Dialog,
  formatCalendarDate,
  Inline,
  SegmentedControl,
  Stack,
  Text,
  TextArea,
  TimeField,
} from '@planner/ui';
import { useMemo, useState } from 'react';
import { momentText } from '../../shared/format/momentText.ts';
import { useRights } from '../../shared/session/rights.ts';
import { LazyPolicyDiff } from '../LazyPolicyDiff.tsx';
import { deadLinksOf, deadLinksText, pictureHostsOf, pictureHostsText } from '../textNotes.ts';
import { fieldsOf, momentsOf } from './momentsOf.ts';

export interface PublishDialogProps {
  title: string;
  /** HTML in force. */
  before: string;
  /** HTML to publish. */
  after: string;
  scheduled: PolicyVersion | null;
  /** Number of the version in force whose changes the scheduled one lacks. */
  lacks?: number | undefined;
  /** The server wants another administrator to publish it. */
  needsApproval?: boolean;
  /** Comments on the text that nobody has resolved. */
  openComments?: number;
  /** Asks for another moment of the scheduled version, whose text is `after`. */
  isMomentOnly?: boolean;
  /** Shows what another person has changed meanwhile; undefined if nobody has. */
  onShowNewer?: (() => void) | undefined;
  isPending: boolean;
  errorMessage?: string | undefined;
  onPublish: (publication: Omit<PolicyPublication, 'content'>) => void;
  onClose: () => void;
}

const weekdayOf = (at: string, timeZone: string | undefined) =>
  new Date(at).toLocaleDateString(undefined, { weekday: 'long', timeZone });

/** Asks when to publish, and shows what changes. */
export const PublishDialog = ({
  title,
  before,
  after,
  scheduled,
  isMomentOnly = false,
  needsApproval = false,
  openComments = 0,
  ...props
}: PublishDialogProps) => {
  const { timeZone } = useRights();
  const [isLater, setLater] = useState(isMomentOnly);
  const inForceAt = scheduled?.inForceAt ?? '';
  const [moment, setMoment] = useState(
    scheduled ? fieldsOf(inForceAt, timeZone) : { date: '', time: '09:00' },
  );
  const [note, setNote] = useState(scheduled?.note ?? '');
  const [isAnnounced, setAnnounced] = useState(scheduled?.isAnnounced ?? true);
  const [isChecked, setChecked] = useState(false);
  /** Nobody publishes what has not been shown. */
  const [isShown, setShown] = useState(false);
  const hosts = useMemo(() => pictureHostsOf(after), [after]);
  const deadLinks = useMemo(() => deadLinksOf(after), [after]);
  const chosen = momentsOf(moment.date, moment.time, timeZone);
  const moments = 'moments' in chosen ? chosen.moments : [];
  /** Of the two that a time is when clocks go back. */
  const [isSecond, setSecond] = useState(moments[1] === inForceAt);
  const at = moments[isSecond ? moments.length - 1 : 0];
  const problemOf = (field: 'date' | 'time') => {
    const problem = isChecked ? Object(chosen)[field] : undefined;
    return typeof problem === 'string' ? { isInvalid: true, errorMessage: problem } : {};
  };
  const schedule = at === undefined ? 'Schedule' : `Schedule for ${formatCalendarDate(moment.date)}`;
  const publishLabel = isMomentOnly ? 'Change the moment' : isLater ? schedule : 'Publish now';
  const publish = () => {
    setChecked(true);
    if (!isLater) props.onPublish({ note: note || null });
    else if (at !== undefined)
      props.onPublish({
        note: note || null,
        inForceAt: at,
        isAnnounced,
        replaces: scheduled?.version ?? null,
      });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      isDismissable={false}
      title={isMomentOnly ? `Change the moment of version ${scheduled?.version}` : `Publish ${title}`}
      beside={
        <LazyPolicyDiff
          label="Differences from the text in force"
          title={title}
          before={before}
          after={after}
          isFilled
          onShow={() => setShown(true)}
        />
      }
      footer={
        <>
          <Button onPress={props.onClose}>Cancel</Button>
          <Button
            variant="primary"
            isPending={props.isPending}
            isDisabled={!isShown || needsApproval || props.onShowNewer !== undefined}
            pendingLabel="Publishing..."
            onPress={publish}
          >
            {publishLabel}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {props.errorMessage && <Banner tone="danger">{props.errorMessage}</Banner>}
        {needsApproval && (
          <Banner tone="info">
            You have written in this draft, so an administrator who has not must publish it. They find it in
            the editor.
          </Banner>
        )}
        {props.onShowNewer && (
          <Banner tone="warning" title="Someone has changed the text since you opened this dialog">
            <Inline gap="s">
              <Text>Nothing was published.</Text>
              <Button size="small" onPress={props.onShowNewer}>
                Show the newer text
              </Button>
            </Inline>
          </Banner>
        )}
        {isMomentOnly && props.lacks !== undefined && (
          <Banner tone="warning">
            {`This text lacks what version ${props.lacks} has changed since, and would take that back. Cancel, and carry the changes over first.`}
          </Banner>
        )}
        {openComments > 0 && (
          <Banner tone="info">
            {openComments === 1 ? '1 comment is open' : `${openComments} comments are open`}
          </Banner>
        )}
        {deadLinks.length > 0 && <Banner tone="warning">{deadLinksText(deadLinks)}</Banner>}
        {!isMomentOnly && (
          <SegmentedControl
            label="When"
            options={[
              { value: 'now', label: 'Now' },
              { value: 'later', label: 'At a moment' },
            ]}
            value={isLater ? 'later' : 'now'}
            onChange={(value) => setLater(value === 'later')}
          />
        )}
        {isLater ? (
          <>
            <Inline gap="m">
              <DateField
                label="Date"
                isRequired
                value={moment.date}
                onChange={(date) => setMoment({ ...moment, date })}
                {...problemOf('date')}
              />
              <TimeField
                label="Time"
                isRequired
                value={moment.time}
                onChange={(time) => setMoment({ ...moment, time })}
                {...problemOf('time')}
              />
            </Inline>
            {moments.length > 1 && (
              <SegmentedControl
                label="Clocks go back, so this time comes twice"
                options={[
                  { value: 'first', label: 'The first time' },
                  { value: 'second', label: 'The second time' },
                ]}
                value={isSecond ? 'second' : 'first'}
                onChange={(value) => setSecond(value === 'second')}
              />
            )}
            <Text as="p" tone="muted">
              {at === undefined
                ? `At most a year ahead, in the time zone ${timeZone === undefined ? 'of this browser' : timeZone}.`
                : `In force from ${weekdayOf(at, timeZone)}, ${momentText(at, timeZone)}.`}
              {scheduled &&
                (isMomentOnly
                  ? ' Text and note stay as they are.'
                  : ` It replaces version ${scheduled.version}, which is scheduled.`)}
            </Text>
            {!isMomentOnly && (
              <Checkbox
                label="Announce it on the public page, with a comparison"
                isSelected={isAnnounced}
                onChange={setAnnounced}
              />
            )}
          </>
        ) : (
          <Text as="p">
            {`Everyone will see it at once.${scheduled ? ` Version ${scheduled.version} replaces it on ${momentText(inForceAt, timeZone)}, without these changes: carry them over afterwards.` : ''}`}
          </Text>
        )}
        {!isMomentOnly && (
          <TextArea
            label="Note for the public"
            description="Optional"
            rows={3}
            maxLength={1000}
            value={note}
            onChange={setNote}
          />
        )}
        {hosts.length > 0 && <Text as="p">{pictureHostsText(hosts)}</Text>}
      </Stack>
    </Dialog>
  );
};
