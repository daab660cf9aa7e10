import { Toast } from '@planner/ui';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { SaveFormLayout, type SaveFormLayoutProps, type SaveFormState } from './SaveFormLayout.tsx';
import { useDirtyReport } from './useDirtyReport.ts';

/** State of a form that adds. */
export interface AddFormState<Values> extends SaveFormState<Values> {
  /** Saves, and stays for another one. */
  onSubmitAnother?: ((values: Values) => void) | undefined;
}

export interface SaveFormProps<Typed extends FieldValues, Values extends FieldValues>
  extends AddFormState<Values>, Omit<SaveFormLayoutProps, keyof AddFormState<Values>> {
  /** Its values are in visual order: server errors focus the first one. */
  form: UseFormReturn<Typed, unknown, Values>;
  /** What the form is reset to. @default its default values */
  resetValues?: Typed;
}

/** Shows server errors and reports unsaved changes. A form that stays shows success in a toast, one about to close in itself. */
export const SaveForm = <Typed extends FieldValues, Values extends FieldValues>(
  props: SaveFormProps<Typed, Values>,
) => {
  const {
    form,
    fieldErrors,
    savedCount = 0,
    onSubmit,
    onDirtyChange,
    doneMessage,
    onSubmitAnother,
    resetValues,
    ...layout
  } = props;
  const showErrors = useEffectEvent((errors: Record<string, string>) => {
    const invalid = Object.keys(form.getValues()).filter((name) => errors[name] !== undefined);
    for (const [index, name] of invalid.entries()) {
      const message = errors[name] ?? '';
      form.setError(name as FieldPath<Typed>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  });
  useEffect(() => {
    // After React's commit: blur handlers of the field that loses focus may flush an update synchronously.
    if (fieldErrors) queueMicrotask(() => showErrors(fieldErrors));
  }, [fieldErrors]);
  useDirtyReport(form.formState.isDirty && layout.isDone !== true, onDirtyChange);
  const reset = useEffectEvent(() => {
    const [first] = Object.keys(form.getValues());
    // Before the reset, which forgets the inputs until the next render.
    if (onSubmitAnother && first !== undefined) form.setFocus(first as FieldPath<Typed>);
    form.reset(resetValues);
  });
  useEffect(() => {
    if (savedCount > 0) reset();
  }, [savedCount]);
  const isToast = doneMessage !== undefined && layout.isDone !== true;
  return (
    <>
      {isToast && <Toast onDismiss={layout.onDismissMessage}>{doneMessage}</Toast>}
      <SaveFormLayout
        {...layout}
        doneMessage={isToast ? undefined : doneMessage}
        onSubmit={form.handleSubmit((values) => onSubmit(values))}
        onSubmitAnother={onSubmitAnother && (() => void form.handleSubmit(onSubmitAnother)())}
      />
    </>
  );
};
