import type { FinanceCategory, FinanceCategoryUpdate } from '@planner/api-client';
import { formFailure } from '../shared/formFailure.ts';
import { useApi } from '../shared/useApi.ts';
import { useIdempotencyKey } from '../shared/useIdempotencyKey.ts';
import { useSave } from '../shared/useSave.ts';
import { AddFinanceCategoryView } from './AddFinanceCategoryView.tsx';
import { FINANCE_FIELDS } from './financeCategorySchema.ts';
import { messages } from './messages.ts';
import { createFinanceCategoryMutation } from './queries.ts';

export interface AddFinanceCategoryProps {
  /** Id of the signed-in user, whose category it becomes. */
  userId: string;
  cancelHref: string;
  /** The category is stored. */
  onDone: (category: FinanceCategory) => void;
  /** Whether there is unsaved work. Called with false right before `onDone`. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The screen that adds a finance category. */
export const AddFinanceCategory = ({
  userId,
  cancelHref,
  onDone,
  onDirtyChange,
}: AddFinanceCategoryProps) => {
  const { save, isPending, isSuccess, error, reset } = useSave(createFinanceCategoryMutation(useApi()));
  const idempotencyKey = useIdempotencyKey();
  const { message, fieldErrors } = formFailure(error, messages.create, FINANCE_FIELDS);
  const submit = (category: FinanceCategoryUpdate) =>
    save({ category: { ...category, role: 'admin', user_id: userId }, idempotencyKey }, (saved) => {
      onDirtyChange?.(false);
      onDone(saved);
    });
  return (
    <AddFinanceCategoryView
      isPending={isPending || isSuccess}
      errorMessage={message}
      fieldErrors={fieldErrors}
      cancelHref={cancelHref}
      onDismissError={reset}
      onSubmit={submit}
      onDirtyChange={onDirtyChange}
    />
  );
};
