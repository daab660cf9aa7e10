import type { IconCategoryUpdate, Versioned } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/useApi.ts';
import { useEditState } from '../shared/useEditState.ts';
import { useVersions } from '../shared/useVersions.ts';
import { EditIconCategoryView } from './EditIconCategoryView.tsx';
import type { Kind } from './kinds.ts';
import { messages } from './messages.ts';
import { getIconCategoryQuery, updateIconCategoryMutation, type IconCategory } from './queries.ts';
import { useSaveIcons, type IconCategoryFormProps } from './useSaveIcons.ts';

export interface EditIconCategoryProps extends IconCategoryFormProps {
  kind: Kind;
  /** Which category to edit; also the component's `key`. */
  id: string;
}

/** The screen that changes a category of habits or workouts. A save never overwrites unseen what somebody else has saved. */
export const EditIconCategory = ({ kind, id, ...props }: EditIconCategoryProps) => {
  const client = useApi();
  const category = useQuery(getIconCategoryQuery(client, kind, id));
  const edit = useEditState(category, messages.get);
  const { state, error, reset, save } = useSaveIcons(
    updateIconCategoryMutation(client, kind),
    messages.update,
    props,
  );
  const { conflict, taken, seen, takeTheirs } = useVersions(category.data, { error, reset });
  const saveOver = (version: Versioned<IconCategory> | undefined) => (update: IconCategoryUpdate) =>
    save({ id, update, etag: version?.etag ?? null }, update);

  return (
    <EditIconCategoryView
      {...state}
      {...edit}
      errorMessage={conflict ? undefined : state.errorMessage}
      kind={kind}
      iconUrl={client.iconUrl}
      conflict={conflict}
      taken={taken}
      cancelHref={props.cancelHref}
      onDirtyChange={props.onDirtyChange}
      onSubmit={saveOver(seen)}
      onKeepMine={saveOver(conflict)}
      onTakeTheirs={takeTheirs}
    />
  );
};
