import {
  isApiError,
  type FinanceCategory,
  type FinanceCategoryUpdate,
  type Versioned,
} from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { formFailure } from '../shared/formFailure.ts';
import { useApi } from '../shared/useApi.ts';
import { useEditState } from '../shared/useEditState.ts';
import { useSave } from '../shared/useSave.ts';
import { useVersions } from '../shared/useVersions.ts';
import { EditFinanceCategoryView } from './EditFinanceCategoryView.tsx';
import { FINANCE_FIELDS } from './financeCategorySchema.ts';
import { messages } from './messages.ts';
import { getFinanceCategoryQuery, updateFinanceCategoryMutation } from './queries.ts';

export interface EditFinanceCategoryProps {
  /** Which category to edit; also the component's `key`. */
  id: string;
  cancelHref: string;
  /** The category is stored. */
  onDone: (category: FinanceCategory) => void;
  /** Whether there is unsaved work. Called with false right before `onDone`. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** A refusal is a failed update; anything else is an exception, which has a sentence of its own (specification §8). */
const fallbackFor = (error: unknown) =>
  isApiError(error) && error.kind === 'http' ? messages.update : messages.updateBroke;

/** The screen that changes a finance category. A save never overwrites unseen what somebody else has saved. */
export const EditFinanceCategory = ({ id, cancelHref, onDone, onDirtyChange }: EditFinanceCategoryProps) => {
  const client = useApi();
  const category = useQuery(getFinanceCategoryQuery(client, id));
  const edit = useEditState(category, messages.get);
  const { save, isPending, isSuccess, error, reset } = useSave(updateFinanceCategoryMutation(client));
  const { conflict, seen, takeTheirs } = useVersions(category.data, { error, reset });
  const { message, fieldErrors } = formFailure(error, fallbackFor(error), FINANCE_FIELDS);
  const saveOver = (version: Versioned<FinanceCategory> | undefined) => (update: FinanceCategoryUpdate) =>
    save({ id, update, etag: version?.etag ?? null }, (saved) => {
      onDirtyChange?.(false);
      onDone(saved);
    });

  return (
    <EditFinanceCategoryView
      {...edit}
      isPending={isPending || isSuccess}
      errorMessage={conflict ? undefined : message}
      fieldErrors={fieldErrors}
      conflict={conflict}
      cancelHref={cancelHref}
      onDismissError={reset}
      onSubmit={saveOver(seen)}
      onKeepMine={saveOver(conflict)}
      onTakeTheirs={takeTheirs}
      onDirtyChange={onDirtyChange}
    />
  );
};
