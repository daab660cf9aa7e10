import { valibotResolver } from '@hookform/resolvers/valibot';
import type { IconCategoryUpdate } from '@planner/api-client';
import { Form, IconImage, Inline, Text } from '@planner/ui';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Conflict } from '../shared/Conflict.tsx';
import { SaveActions } from '../shared/SaveActions.tsx';
import { useDirtyReport } from '../shared/useDirtyReport.ts';
import { useServerErrors } from '../shared/useServerErrors.ts';
import {
  differencesOf,
  ICON_CATEGORY_FIELDS,
  iconCategoryUpdateSchema,
  valuesOf,
} from './iconCategorySchemas.ts';
import { IconCategoryFields } from './IconCategoryFields.tsx';
import { KINDS, type Kind } from './kinds.ts';
import type { IconCategory } from './queries.ts';
import { SaveMessages } from './SaveMessages.tsx';
import type { SaveState } from './useSaveIcons.ts';

const LABELS = { iconLight: 'Light Image (Optional)', iconDark: 'Dark Image (Optional)' };

export interface EditIconCategoryFormProps extends SaveState {
  kind: Kind;
  /** The category as loaded. Later versions do not touch what is typed. */
  category: IconCategory;
  /** Address of an icon, from its stored path. */
  iconUrl: (path: string) => string;
  /** What somebody else has saved in the meantime. */
  conflict?: IconCategory | undefined;
  /** The other version, once the person has chosen it. */
  taken?: IconCategory | undefined;
  cancelHref: string;
  onSubmit: (update: IconCategoryUpdate) => void;
  /** Saves in spite of the conflict. */
  onKeepMine: (update: IconCategoryUpdate) => void;
  /** The other version now stands in the form. */
  onTakeTheirs: () => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The form for a stored category of habits or workouts. */
export const EditIconCategoryForm = (props: EditIconCategoryFormProps) => {
  const { kind, category, iconUrl, conflict, taken = category, cancelHref, onDirtyChange, ...save } = props;
  const form = useForm({
    defaultValues: valuesOf(category),
    resolver: valibotResolver(iconCategoryUpdateSchema),
  });
  const { control, formState, handleSubmit, reset, setError } = form;
  const values = { ...valuesOf(category), ...useWatch({ control }) };
  useServerErrors(setError, save.fieldErrors, ICON_CATEGORY_FIELDS);
  useDirtyReport(formState.isDirty && !save.isDone, onDirtyChange);

  return (
    <FormProvider {...form}>
      <Form onSubmit={handleSubmit((update) => props.onSubmit(update))} aria-label={KINDS[kind].editTitle}>
        <IconCategoryFields
          labels={LABELS}
          stored={{ iconLight: iconUrl(taken.iconLight), iconDark: iconUrl(taken.iconDark) }}
        />
        {conflict && (
          <>
            <Conflict
              subject="this category"
              differences={differencesOf(values, conflict)}
              isPending={save.isPending}
              onKeepMine={() => void handleSubmit((update) => props.onKeepMine(update))()}
              onTakeTheirs={() => {
                reset(valuesOf(conflict));
                props.onTakeTheirs();
              }}
            />
            <Inline>
              <Text tone="muted">Their images:</Text>
              <IconImage src={iconUrl(conflict.iconLight)} alt="Their light image" surface="light" />
              <IconImage src={iconUrl(conflict.iconDark)} alt="Their dark image" surface="dark" />
            </Inline>
          </>
        )}
        <SaveMessages {...save} doneMessage="Category updated successfully!" />
        <SaveActions
          label="Update Category"
          pendingLabel="Updating..."
          doneLabel="Updated!"
          isPending={save.isPending}
          isDone={save.isDone}
          cancelHref={cancelHref}
        />
      </Form>
    </FormProvider>
  );
};
