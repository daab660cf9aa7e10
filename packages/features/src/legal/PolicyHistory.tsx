import type { PolicyType } from '@planner/api-client';
import { SegmentedControl, Stack } from '@planner/ui';
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useAnnouncer } from '../shared/announce/useAnnouncer.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useSave } from '../shared/query/useSave.ts';
import { useRights } from '../shared/session/rights.ts';
import { useTextWords } from './useTextWords.ts';
import { DraftHistory, type DraftHistoryProps } from './DraftHistory.tsx';
import { withdrawPolicyVersionMutation } from './mutations.ts';
import { WithdrawDialog } from './publishing/WithdrawDialog.tsx';
import { errorTexts, getPolicyVersionQuery, listPolicyVersionsQuery, policyDeskQuery } from './queries.ts';
import { PolicyHistoryView } from './PolicyHistoryView.tsx';

export interface PolicyHistoryProps {
  type: PolicyType;
  text: DraftHistoryProps['text'];
  /** Puts an older version's HTML into the editor. */
  onRestore: (content: string) => void;
  onWithdrawn: () => void;
}

const messageOf = (
  { error }: Pick<UseQueryResult, 'error'>,
  text = errorTexts.getVersion,
): string | undefined => (error ? errorMessage(error, text) : undefined);

export const PolicyHistory = ({ type, text, onRestore, onWithdrawn }: PolicyHistoryProps) => {
  const client = useApi();
  const { title } = useTextWords(type);
  const { announce } = useAnnouncer();
  // Else there are neither drafts nor publications.
  const { offers, can } = useRights();
  const hasDesk = offers('publishPolicy') || !can('publishPolicy');
  const [isOfDraft, setOfDraft] = useState(false);
  const desk = useQuery({ ...policyDeskQuery(client, type), enabled: hasDesk });
  const withdraw = useSave(withdrawPolicyVersionMutation(client, type));
  const [isWithdrawing, setWithdrawing] = useState(false);
  const list = useInfiniteQuery(listPolicyVersionsQuery(client, type));
  const { state, onRetry } = useLoadState(list, errorTexts.listVersions);
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const [isCancelledShown, setCancelledShown] = useState(false);
  const all = state.status === 'ready' ? state.data : [];
  const others = all.filter((version) => version.state !== 'cancelled');
  const shown = isCancelledShown || others.length === 0 ? all : others;
  const after = chosen.after ?? shown[0]?.version;
  const before = chosen.before ?? shown[1]?.version ?? after;
  const older = useQuery({
    ...getPolicyVersionQuery(client, type, before ?? 0),
    enabled: before !== undefined,
  });
  const newer = useQuery({
    ...getPolicyVersionQuery(client, type, after ?? 0),
    enabled: after !== undefined,
  });

  const chosenVersion = shown.find(({ version }) => version === before);
  const former = desk.data?.former ?? null;
  // A text must remain in force.
  const isWithdrawable =
    chosenVersion?.state === 'past' || (chosenVersion?.state === 'inForce' && former !== null);
  return (
    <Stack gap="m">
      {hasDesk && offers('listPolicyDraftVersions') && (
        <SegmentedControl
          label="Versions of"
          options={[
            { value: 'text', label: 'The public text' },
            { value: 'draft', label: 'The draft' },
          ]}
          value={isOfDraft ? 'draft' : 'text'}
          onChange={(value) => setOfDraft(value === 'draft')}
        />
      )}
      {isOfDraft ? (
        <DraftHistory type={type} text={text} onRestore={onRestore} />
      ) : (
        <PolicyHistoryView
          title={title}
          versions={state.status === 'ready' ? { ...state, data: shown } : state}
          isCancelledShown={others.length < all.length ? isCancelledShown : undefined}
          hasOlder={list.hasNextPage}
          isLoadingOlder={list.isFetchingNextPage}
          before={before}
          after={after}
          contents={{ before: older.data?.content, after: newer.data?.content }}
          hasUnsavedChanges={text.isUnsent}
          errorMessage={messageOf(older) ?? messageOf(newer)}
          onRetry={onRetry}
          onLoadOlder={() => void list.fetchNextPage()}
          onBeforeChange={(version) => setChosen({ ...chosen, before: version })}
          onAfterChange={(version) => setChosen({ ...chosen, after: version })}
          onShowCancelled={(isShown) => {
            setCancelledShown(isShown);
            setChosen({});
          }}
          onRestore={() => {
            if (!older.data) return;
            onRestore(older.data.content);
            announce({
              message: `Version ${older.data.version} of ${title} is ${hasDesk ? 'the draft' : 'in the editor'}. ${hasDesk ? 'Publish' : 'Save'} it when it is right`,
            });
          }}
          onWithdraw={hasDesk && isWithdrawable ? () => setWithdrawing(true) : undefined}
        />
      )}
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
    </Stack>
  );
};
