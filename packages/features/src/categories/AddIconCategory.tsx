import { useApi } from '../shared/useApi.ts';
import { useIdempotencyKey } from '../shared/useIdempotencyKey.ts';
import { AddIconCategoryView } from './AddIconCategoryView.tsx';
import type { Kind } from './kinds.ts';
import { messages } from './messages.ts';
import { createIconCategoryMutation } from './queries.ts';
import { useSaveIcons, type IconCategoryFormProps } from './useSaveIcons.ts';

export interface AddIconCategoryProps extends IconCategoryFormProps {
  /** Also the component's `key`. */
  kind: Kind;
}

/** The screen that adds a category of habits or workouts. */
export const AddIconCategory = ({ kind, ...props }: AddIconCategoryProps) => {
  const idempotencyKey = useIdempotencyKey();
  const { state, save } = useSaveIcons(createIconCategoryMutation(useApi(), kind), messages.create, props);
  return (
    <AddIconCategoryView
      {...state}
      kind={kind}
      cancelHref={props.cancelHref}
      onDirtyChange={props.onDirtyChange}
      onSubmit={(category) => save({ category, idempotencyKey }, category)}
    />
  );
};
