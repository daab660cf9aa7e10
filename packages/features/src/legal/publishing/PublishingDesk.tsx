import {
  getPolicy,
  getPolicyDraft,
  getPolicyVersion,
  isEditConflict,
  type Policy,
  type PolicyType,
  type Versioned,
} from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnouncer } from '../../shared/announce/useAnnouncer.ts';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { authorOf } from '../authorOf.ts';
import { SCREENS } from '../constants.ts';
import {
  DRAFT_EXISTS,
  publishPolicyMutation,
  savePolicyDraftMutation,
  type SharedDraft,
  withdrawPolicyVersionMutation,
} from './mutations.ts';
import { MergeTexts } from './MergeTexts.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { PublishingDeskView } from './PublishingDeskView.tsx';
import { countAcceptancesQuery, errorTexts, policyDeskQuery } from '../queries.ts';

export interface PublishingDeskProps {
  type: PolicyType;
  /** The text in force that the editor began with. */
  base: Versioned<Policy>;
  content: string;
  draft: SharedDraft | undefined;
  /** A refused save asks for a text already. */
  hasConflict?: boolean;
  /** Removes what is not allowed, after asking. */
  sanitize: (then: (html: string) => void) => void;
  /** Shows a text in the editor: of the draft, or another one. */
  onOpen: (content: string, draft: SharedDraft | undefined) => void;
  /** The text of the editor was published. */
  onPublished: (policy: Versioned<Policy> | undefined) => void;
  /** The text has what another person has changed. */
  onMerge: (merged: string, from: { base?: Versioned<Policy>; draft?: SharedDraft }) => void;
}

type Theirs = {
  title: string;
  base: string;
  theirs: string;
  from: { base?: Versioned<Policy>; draft?: SharedDraft };
};

/** Drafts, publications, and what others do meanwhile. */
export const PublishingDesk = ({
  type,
  base,
  content,
  draft,
  hasConflict = false,
  sanitize,
  ...props
}: PublishingDeskProps) => {
  const client = useApi();
  const { announce } = useAnnouncer();
  const desk = useQuery(policyDeskQuery(client, type));
  const counts = useQuery(countAcceptancesQuery(client, type));
  const saveDraft = useSave(savePolicyDraftMutation(client, type));
  const publish = useSave(publishPolicyMutation(client, type));
  const withdraw = useSave(withdrawPolicyVersionMutation(client, type));
  /** Sanitized HTML that the dialog asks about. */
  const [toPublish, setToPublish] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { inForce, scheduled, draft: stored } = desk.data ?? {};

  const isNewerDraft = Boolean(draft && stored && stored.version !== draft.version && !saveDraft.isPending);
  const isNewerPolicy = Boolean(
    inForce && base.version !== null && base.version !== undefined && inForce.version !== base.version,
  );
  const changed = isNewerDraft
    ? `draft ${stored?.version}`
    : isNewerPolicy
      ? `policy ${inForce?.version}`
      : '';
  const theirs = useQuery({
    queryKey: ['theirPolicy', type, changed, draft?.version, base.version] as const,
    enabled: changed !== '' && !hasConflict && !desk.isFetching,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Theirs | null> => {
      if (isNewerDraft) {
        const newer = await getPolicyDraft(client, type, { signal });
        const title = `${authorOf(newer)} has saved the draft while you were editing`;
        return newer.content === null
          ? null
          : { title, base: draft?.content ?? '', theirs: newer.content, from: { draft: newer } };
      }
      const newer = await getPolicy(client, type, { signal });
      const who = inForce ? authorOf(inForce) : '';
      const title =
        inForce && inForce.version < (base.version ?? 0)
          ? `Version ${base.version} was withdrawn, and version ${inForce.version} is in force again`
          : `${who} has published version ${newer.version ?? ''} while you were editing`;
      return { title, base: base.content, theirs: newer.content, from: { base: newer } };
    },
  });

  const run = (work: () => Promise<void>, text: string) => {
    setFailure(undefined);
    work().catch((error: unknown) => setFailure(errorMessage(error as Error, text)));
  };
  const fail = (text: string) => (error: Error) => {
    if (!isEditConflict(error)) setFailure(errorMessage(error, text));
    else setFailure('Another person was faster. What they changed is shown below.');
    void desk.refetch();
  };
  const store = (html: string | null) => {
    setFailure(undefined);
    saveDraft.save(
      { content: html, draft },
      (saved) => {
        props.onOpen(html ?? content, html === null ? undefined : saved);
        announce({
          message:
            html === null ? 'The shared draft is discarded' : 'The draft is saved for all administrators',
        });
      },
      (error) => {
        if (draft || !isEditConflict(error)) fail(errorTexts.saveDraft)(error);
        else setFailure(DRAFT_EXISTS);
      },
    );
  };

  if (!desk.data) return null;
  return (
    <>
      <PublishingDeskView
        title={SCREENS[type].title}
        desk={desk.data}
        counts={counts.data}
        isDraftOpen={draft !== undefined}
        isDirty={content !== (draft?.content ?? base.content)}
        isPending={saveDraft.isPending || withdraw.isPending}
        errorMessage={failure}
        onDismissError={() => setFailure(undefined)}
        onSaveDraft={() => sanitize(store)}
        onPublish={() => sanitize(setToPublish)}
        onOpenDraft={() =>
          run(async () => {
            const shared = await getPolicyDraft(client, type);
            if (shared.content !== null) props.onOpen(shared.content, shared);
          }, errorTexts.saveDraft)
        }
        onDiscardDraft={() => store(null)}
        onEditScheduled={({ version }) =>
          run(
            async () => props.onOpen((await getPolicyVersion(client, type, String(version))).content, draft),
            errorTexts.getVersion,
          )
        }
        onCancelScheduled={({ version }) =>
          withdraw.save(
            { version, reason: null },
            () => announce({ message: `Version ${version} is cancelled` }),
            fail(errorTexts.withdraw),
          )
        }
      />
      {theirs.data && changed !== '' && !hasConflict && (
        <MergeTexts
          key={changed}
          {...theirs.data}
          mine={content}
          onMerge={(merged) => {
            setFailure(undefined);
            if (theirs.data) props.onMerge(merged, theirs.data.from);
          }}
        />
      )}
      {toPublish !== undefined && (
        <PublishDialog
          title={SCREENS[type].title}
          before={base.content}
          after={toPublish}
          scheduled={scheduled ?? null}
          isPending={publish.isPending}
          errorMessage={publish.error ? errorMessage(publish.error, errorTexts.publish) : undefined}
          onClose={() => {
            setToPublish(undefined);
            publish.reset();
          }}
          onPublish={(publication) =>
            publish.save(
              { ...publication, content: toPublish, etag: base.etag, draft: draft?.version ?? null },
              (policy) => {
                setToPublish(undefined);
                const isLater = Boolean(publication.inForceAt);
                props.onPublished(isLater || !policy ? undefined : { ...policy, type });
                announce({ message: isLater ? 'The version is scheduled' : 'The version is published' });
              },
              () => void desk.refetch(),
            )
          }
        />
      )}
    </>
  );
};
