import { valibotResolver } from '@hookform/resolvers/valibot';
import type { NewIconCategory } from '@planner/api-client';
import { Card, Form, PageHeader, Stack } from '@planner/ui';
import { FormProvider, useForm } from 'react-hook-form';
import { SaveActions } from '../shared/SaveActions.tsx';
import { useDirtyReport } from '../shared/useDirtyReport.ts';
import { useServerErrors } from '../shared/useServerErrors.ts';
import { ICON_CATEGORY_FIELDS, NEW_ICON_CATEGORY, newIconCategorySchema } from './iconCategorySchemas.ts';
import { IconCategoryFields } from './IconCategoryFields.tsx';
import { KINDS, type Kind } from './kinds.ts';
import { SaveMessages } from './SaveMessages.tsx';
import type { SaveState } from './useSaveIcons.ts';

const LABELS = { iconLight: 'Light Icon', iconDark: 'Dark Icon' };

export interface AddIconCategoryViewProps extends SaveState {
  kind: Kind;
  cancelHref: string;
  onSubmit: (category: NewIconCategory) => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The form for a new category of habits or workouts. */
export const AddIconCategoryView = ({
  kind,
  cancelHref,
  onSubmit,
  onDirtyChange,
  ...save
}: AddIconCategoryViewProps) => {
  const form = useForm({
    defaultValues: NEW_ICON_CATEGORY,
    resolver: valibotResolver(newIconCategorySchema),
  });
  const { formState, handleSubmit, setError } = form;
  useServerErrors(setError, save.fieldErrors, ICON_CATEGORY_FIELDS);
  useDirtyReport(formState.isDirty && !save.isDone, onDirtyChange);
  const title = KINDS[kind].createTitle;

  return (
    <Stack gap="l">
      <PageHeader title={title} />
      <Card width="form">
        <FormProvider {...form}>
          <Form onSubmit={handleSubmit((category) => onSubmit(category))} aria-label={title}>
            <IconCategoryFields labels={LABELS} />
            <SaveMessages {...save} doneMessage="Category created successfully!" />
            <SaveActions
              label="Create Category"
              pendingLabel="Creating..."
              doneLabel="Created!"
              isPending={save.isPending}
              isDone={save.isDone}
              cancelHref={cancelHref}
            />
          </Form>
        </FormProvider>
      </Card>
    </Stack>
  );
};
