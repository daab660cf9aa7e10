import {
  getPolicyVersion,
  isEditConflict,
  type PolicyType,
  type PolicyVersion,
  type PolicyVersionContent,
} from '@planner/api-client';
import { Banner, CenteredSpinner, Dialog, lazyWithRetry } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnouncer } from '../../shared/announce/useAnnouncer.ts';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { useRights } from '../../shared/session/rights.ts';
import { useTextWords } from '../useTextWords.ts';
import { publishPolicyMutation, withdrawPolicyVersionMutation } from '../mutations.ts';
import {
  countAcceptancesQuery,
  errorTexts,
  listPolicyCommentsQuery,
  listPolicyVersionsQuery,
} from '../queries.ts';
import { baseOf, type PolicyTextState, type TextBase } from '../usePolicyText.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { PublishingDeskView } from './PublishingDeskView.tsx';

const LazyAcceptances = lazyWithRetry(async () => (await import('./Acceptances.tsx')).Acceptances, {
  Pending: () => <CenteredSpinner label="Loading acceptances..." />,
  Fallback: () => <Banner tone="danger">Failed to fetch the acceptances</Banner>,
});

export interface PublishingDeskProps {
  type: PolicyType;
  text: Pick<
    PolicyTextState,
    | 'base'
    | 'isUnsent'
    | 'desk'
    | 'theirs'
    | 'isSaving'
    | 'take'
    | 'edit'
    | 'refuse'
    | 'replace'
    | 'save'
    | 'refetchDesk'
  >;
  /** Shows the dialog that makes the draft public. */
  isPublishing: boolean;
  onClose: () => void;
  /** The text is public now. */
  onPublished: () => void;
  /** Something that had the focus is gone. */
  onFocusTitle: () => void;
}

/** What is in force and in preparation, and the dialog that publishes. */
export const PublishingDesk = ({ type, text, isPublishing, ...props }: PublishingDeskProps) => {
  const client = useApi();
  const { title } = useTextWords(type);
  const { announce } = useAnnouncer();
  const counts = useQuery(countAcceptancesQuery(client, type));
  const { offers } = useRights();
  const comments = useQuery({
    ...listPolicyCommentsQuery(client, type),
    enabled: offers('listPolicyComments'),
  });
  const publish = useSave(publishPolicyMutation(client, type));
  const withdraw = useSave(withdrawPolicyVersionMutation(client, type));
  const [failure, setFailure] = useState<string>();
  const [areAcceptancesShown, setAcceptancesShown] = useState(false);
  const { base, desk } = text;
  /** What the dialog shows: not what another person makes of it meanwhile. */
  const [shown, setShown] = useState<TextBase>();
  /** The scheduled version while another moment is asked for: not what a colleague schedules meanwhile. */
  const [rescheduled, setRescheduled] = useState<PolicyVersionContent>();
  if (!isPublishing && shown) setShown(undefined);
  if (isPublishing && !shown && base && !text.isUnsent && !text.isSaving) setShown(base);

  const isStale =
    shown !== undefined &&
    (text.theirs !== undefined ||
      base?.draft?.version !== shown.draft?.version ||
      base?.policy.etag !== shown.policy.etag) &&
    // By an attempt whose response was lost.
    base?.policy.content !== shown.stored;

  if (!desk) return null;
  const { scheduled } = desk;
  const close = () => {
    publish.reset();
    setRescheduled(undefined);
    props.onClose();
  };
  const find = (version: number) => getPolicyVersion(client, type, String(version));
  const read = (work: () => Promise<void>) => {
    setFailure(undefined);
    work().catch((error: unknown) => setFailure(errorMessage(error as Error, errorTexts.getVersion)));
  };
  /** Into the editor, where what it lacks is merged. */
  const edit = async ({ version }: PolicyVersion) => {
    const { content } = await find(version);
    const from = desk.scheduledFrom === null ? undefined : await find(desk.scheduledFrom);
    text.replace(content);
    if (from && base)
      text.refuse({
        title: `Version ${version} lacks what version ${base.policy.version} has changed since`,
        base: from.content,
        theirs: base.policy.content,
        next: { ...base, basedOn: base.policy.version },
      });
  };
  return (
    <>
      <PublishingDeskView
        desk={desk}
        counts={counts.data}
        isPending={text.isSaving || withdraw.isPending}
        errorMessage={failure}
        onDismissError={() => setFailure(undefined)}
        onShowAcceptances={() => setAcceptancesShown(true)}
        onDiscardDraft={() => {
          text.edit(undefined);
          text.save(base?.policy.content ?? '', () => {
            props.onFocusTitle();
            announce({ message: 'The draft is discarded' });
          });
        }}
        onEditScheduled={(version) => read(() => edit(version))}
        onChangeMoment={({ version }) => read(async () => setRescheduled(await find(version)))}
        onCancelScheduled={({ version }) =>
          withdraw.save(
            { version, reason: null },
            () => {
              props.onFocusTitle();
              announce({ message: `Version ${version} is cancelled` });
            },
            (error) => setFailure(errorMessage(error, errorTexts.withdraw)),
          )
        }
      />
      {desk.inForce && (
        <Dialog
          isOpen={areAcceptancesShown}
          onOpenChange={setAcceptancesShown}
          size="large"
          title={`Acceptances of ${title}`}
        >
          <LazyAcceptances
            type={type}
            inForce={desk.inForce.version}
            versionsQuery={listPolicyVersionsQuery(client, type)}
          />
        </Dialog>
      )}
      {rescheduled && base && (
        <PublishDialog
          isMomentOnly
          lacks={desk.scheduledFrom === null ? undefined : desk.inForce?.version}
          title={title}
          before={base.policy.content}
          after={rescheduled.content}
          scheduled={rescheduled}
          isPending={publish.isPending}
          errorMessage={publish.error ? errorMessage(publish.error, errorTexts.publish) : undefined}
          onClose={close}
          onPublish={(publication) =>
            publish.save(
              { ...publication, content: rescheduled.content, etag: base.policy.etag },
              () => {
                close();
                announce({ message: 'The moment is changed' });
              },
              text.refetchDesk,
            )
          }
        />
      )}
      {shown && (
        <PublishDialog
          title={title}
          before={shown.policy.content}
          after={shown.stored}
          scheduled={scheduled}
          openComments={comments.data?.filter(({ resolved }) => resolved === null).length ?? 0}
          needsApproval={shown.draft?.needsApproval === true}
          isPending={publish.isPending}
          errorMessage={
            publish.error && !isEditConflict(publish.error)
              ? errorMessage(publish.error, errorTexts.publish)
              : undefined
          }
          onShowNewer={
            isStale
              ? () => {
                  publish.reset();
                  // What both have changed is asked for in the editor.
                  if (text.theirs) close();
                  else setShown(base);
                }
              : undefined
          }
          onClose={close}
          onPublish={(publication) =>
            publish.save(
              {
                ...publication,
                content: shown.stored,
                etag: shown.policy.etag,
                draft: shown.draft?.content == null ? null : shown.draft.version,
              },
              (now) => {
                close();
                if (now) text.take(baseOf(...now));
                if (publication.inForceAt) announce({ message: 'The version is scheduled' });
                else props.onPublished();
              },
              text.refetchDesk,
            )
          }
        />
      )}
    </>
  );
};
