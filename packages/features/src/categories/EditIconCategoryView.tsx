import { EditFrame, type EditFrameProps } from '../shared/EditFrame.tsx';
import { EditIconCategoryForm, type EditIconCategoryFormProps } from './EditIconCategoryForm.tsx';
import { KINDS } from './kinds.ts';
import type { IconCategory } from './queries.ts';

export interface EditIconCategoryViewProps
  extends
    Omit<EditIconCategoryFormProps, 'category'>,
    Pick<EditFrameProps<IconCategory>, 'state' | 'isSlow' | 'onRetry'> {}

/** The screen around the form for a stored category of habits or workouts. */
export const EditIconCategoryView = ({ state, isSlow, onRetry, ...form }: EditIconCategoryViewProps) => (
  <EditFrame
    title={KINDS[form.kind].editTitle}
    noun="category"
    state={state}
    isSlow={isSlow}
    listHref={form.cancelHref}
    onRetry={onRetry}
  >
    {(category) => <EditIconCategoryForm {...form} category={category} />}
  </EditFrame>
);
