import type { FinanceCategory } from '@planner/api-client';
import { EditFrame, type EditFrameProps } from '../shared/EditFrame.tsx';
import { EditFinanceCategoryForm, type EditFinanceCategoryFormProps } from './EditFinanceCategoryForm.tsx';

export interface EditFinanceCategoryViewProps
  extends
    Omit<EditFinanceCategoryFormProps, 'category'>,
    Pick<EditFrameProps<FinanceCategory>, 'state' | 'isSlow' | 'onRetry'> {}

/** The screen around the form for a stored finance category. */
export const EditFinanceCategoryView = ({
  state,
  isSlow,
  onRetry,
  ...form
}: EditFinanceCategoryViewProps) => (
  <EditFrame
    title="Edit Finance Category"
    noun="category"
    state={state}
    isSlow={isSlow}
    listHref={form.cancelHref}
    onRetry={onRetry}
  >
    {(category) => <EditFinanceCategoryForm {...form} category={category} />}
  </EditFrame>
);
