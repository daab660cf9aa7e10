import { Form } from '@planner/ui';
import type { ReactNode } from 'react';
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FormMessage } from './FormMessage.tsx';
import { SaveActions } from './SaveActions.tsx';
import { useDirtyReport } from './useDirtyReport.ts';
import { useServerErrors } from './useServerErrors.ts';

/** What a view with a form is told of saving, and tells its host. */
export interface SaveFormState<Values> {
  /** Whether what was typed is being saved. */
  isPending: boolean;
  /** Why the last save failed; vanishes after three seconds. */
  errorMessage?: string | undefined;
  /** What the server found wrong, by field; stays until the field is edited. */
  fieldErrors?: Record<string, string> | undefined;
  cancelHref: string;
  onDismissError: () => void;
  onSubmit: (values: Values) => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The same of something stored, which somebody else may be editing as well. */
export interface EditFormState<Values, Stored> extends SaveFormState<Values> {
  /** What somebody else has saved in the meantime. */
  conflict?: Stored | undefined;
  /** Saves in spite of the conflict. */
  onKeepMine: (values: Values) => void;
  /** The other version now stands in the form. */
  onTakeTheirs: () => void;
}

export interface SaveFormProps<
  Typed extends FieldValues,
  Values extends FieldValues,
> extends SaveFormState<Values> {
  form: UseFormReturn<Typed, unknown, Values>;
  /** The form's fields in the order in which they stand. */
  fields: readonly FieldPath<Typed>[];
  /** Name of the form for assistive technology. */
  label: string;
  submitLabel: string;
  pendingLabel: string;
  children: ReactNode;
}

/** A form that saves: its fields, why the last save failed, and its buttons. Fields find it by `useFormContext`. */
export const SaveForm = <Typed extends FieldValues, Values extends FieldValues>({
  form,
  fields,
  label,
  submitLabel,
  pendingLabel,
  children,
  ...save
}: SaveFormProps<Typed, Values>) => {
  useServerErrors(form.setError, save.fieldErrors, fields);
  useDirtyReport(form.formState.isDirty, save.onDirtyChange);
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit((values) => save.onSubmit(values))} aria-label={label}>
        {children}
        <FormMessage message={save.errorMessage} onDismiss={save.onDismissError} />
        <SaveActions
          label={submitLabel}
          pendingLabel={pendingLabel}
          isPending={save.isPending}
          cancelHref={save.cancelHref}
        />
      </Form>
    </FormProvider>
  );
};
