import { isEditConflict, type PolicyType, type PolicyVersionContent } from '@planner/api-client';
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useAnnouncer } from '../shared/announce/useAnnouncer.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useSave } from '../shared/query/useSave.ts';
import { useRights } from '../shared/session/rights.ts';
import { SCREENS } from './constants.ts';
import {
  DRAFT_EXISTS,
  savePolicyDraftMutation,
  type SharedDraft,
  withdrawPolicyVersionMutation,
} from './publishing/mutations.ts';
import { WithdrawDialog } from './publishing/WithdrawDialog.tsx';
import { errorTexts, getPolicyVersionQuery, listPolicyVersionsQuery, policyDeskQuery } from './queries.ts';
import { PolicyHistoryView } from './PolicyHistoryView.tsx';

export interface PolicyHistoryProps {
  type: PolicyType;
  hasUnsavedChanges: boolean;
  /** Puts an older version's HTML into the editor. `draft`: where it is stored. */
  onRestore: (version: PolicyVersionContent, draft: SharedDraft | undefined) => void;
  onWithdrawn: () => void;
}

const messageOf = (
  { error }: Pick<UseQueryResult, 'error'>,
  text = errorTexts.getVersion,
): string | undefined => (error ? errorMessage(error, text) : undefined);

export const PolicyHistory = ({ type, onRestore, onWithdrawn, ...props }: PolicyHistoryProps) => {
  const client = useApi();
  const { announce } = useAnnouncer();
  // Else there are neither drafts nor publications.
  const hasDesk = useRights().offers('publishPolicy');
  const desk = useQuery({ ...policyDeskQuery(client, type), enabled: hasDesk });
  const saveDraft = useSave(savePolicyDraftMutation(client, type));
  const withdraw = useSave(withdrawPolicyVersionMutation(client, type));
  const [isWithdrawing, setWithdrawing] = useState(false);
  const list = useInfiniteQuery(listPolicyVersionsQuery(client, type));
  const { state: versions, onRetry } = useLoadState(list, errorTexts.listVersions);
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const after = chosen.after ?? list.data?.[0]?.version;
  const before = chosen.before ?? list.data?.[1]?.version ?? after;
  const older = useQuery({
    ...getPolicyVersionQuery(client, type, before ?? 0),
    enabled: before !== undefined,
  });
  const newer = useQuery({
    ...getPolicyVersionQuery(client, type, after ?? 0),
    enabled: after !== undefined,
  });

  const chosenVersion = list.data?.find(({ version }) => version === before);
  const former = desk.data?.former ?? null;
  // A text must remain in force.
  const isWithdrawable =
    chosenVersion?.state === 'past' || (chosenVersion?.state === 'inForce' && former !== null);
  const open = (version: PolicyVersionContent, draft?: SharedDraft) => {
    onRestore(version, draft);
    announce({
      message: `Version ${version.version} of ${SCREENS[type].title} is ${draft ? 'the shared draft' : 'in the editor'}. Save or publish it`,
    });
  };
  const restore = (version: PolicyVersionContent) => {
    if (hasDesk)
      saveDraft.save({ content: version.content, draft: undefined }, (saved) => open(version, saved));
    else open(version);
  };
  const draftMessage = isEditConflict(saveDraft.error)
    ? DRAFT_EXISTS
    : messageOf(saveDraft, errorTexts.saveDraft);

  return (
    <>
      <PolicyHistoryView
        title={SCREENS[type].title}
        versions={versions}
        hasOlder={list.hasNextPage}
        isLoadingOlder={list.isFetchingNextPage}
        before={before}
        after={after}
        contents={{ before: older.data?.content, after: newer.data?.content }}
        {...props}
        errorMessage={messageOf(older) ?? messageOf(newer) ?? draftMessage}
        isRestoring={saveDraft.isPending}
        onRetry={onRetry}
        onLoadOlder={() => void list.fetchNextPage()}
        onBeforeChange={(version) => setChosen({ ...chosen, before: version })}
        onAfterChange={(version) => setChosen({ ...chosen, after: version })}
        onRestore={() => {
          if (older.data) restore(older.data);
        }}
        onWithdraw={hasDesk && isWithdrawable ? () => setWithdrawing(true) : undefined}
      />
      {isWithdrawing && chosenVersion && (
        <WithdrawDialog
          version={chosenVersion}
          former={former}
          isPending={withdraw.isPending}
          errorMessage={messageOf(withdraw, errorTexts.withdraw)}
          onClose={() => {
            setWithdrawing(false);
            withdraw.reset();
          }}
          onWithdraw={(reason) =>
            withdraw.save({ version: chosenVersion.version, reason }, () => {
              setWithdrawing(false);
              announce({ message: `Version ${chosenVersion.version} is withdrawn` });
              if (chosenVersion.state === 'inForce') onWithdrawn();
            })
          }
        />
      )}
    </>
  );
};
