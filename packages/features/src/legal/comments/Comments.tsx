import type { PolicyType } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnouncer } from '../../shared/announce/useAnnouncer.ts';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { useIdempotencyKey } from '../../shared/form/useIdempotencyKey.ts';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { changeCommentsMutation } from '../mutations.ts';
import { errorTexts, listPolicyCommentsQuery } from '../queries.ts';
import { CommentsView } from './CommentsView.tsx';
import type { CommentsPanel } from './useTextComments.ts';

export interface CommentsProps extends CommentsPanel {
  type: PolicyType;
  /** False for accounts that only read. */
  canWrite: boolean;
}

/** Comments on passages of a legal text, which only administrators see. */
export const Comments = ({ type, onWritten, ...panel }: CommentsProps) => {
  const client = useApi();
  const { announce } = useAnnouncer();
  const load = useLoadState(useQuery(listPolicyCommentsQuery(client, type)), errorTexts.listComments);
  const { save, isPending, error, reset } = useSave(changeCommentsMutation(client, type));
  const [createdCount, setCreatedCount] = useState(0);
  const keyOf = useIdempotencyKey(createdCount);
  const { passage } = panel;
  return (
    <CommentsView
      {...panel}
      {...load}
      isPending={isPending}
      errorMessage={error ? errorMessage(error, errorTexts.saveComment) : undefined}
      onDismissError={reset}
      onCancel={onWritten}
      onAdd={(text) => {
        if (!passage) return;
        save({ comment: { passage, text }, idempotencyKey: keyOf({ passage, text }) }, () => {
          setCreatedCount(createdCount + 1);
          onWritten();
          announce({ message: 'The comment is saved. It is not public' });
        });
      }}
      onAnswer={(id, answer, whenSaved) =>
        save({ id, answer, idempotencyKey: keyOf({ id, answer }) }, () => {
          setCreatedCount(createdCount + 1);
          whenSaved();
        })
      }
      onResolve={(id, isResolved) =>
        save({ id, isResolved }, () => {
          // Its button is in another list now.
          panel.onFocusText();
          announce({ message: isResolved ? 'The comment is resolved' : 'The comment is open again' });
        })
      }
    />
  );
};
