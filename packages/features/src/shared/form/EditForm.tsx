import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, type ReactNode } from 'react';
import { useForm, Watch, type Control, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { ConflictBanner } from './ConflictBanner.tsx';
import { Differences, type Difference } from './Differences.tsx';
import { SaveForm, type SaveFormProps } from './SaveForm.tsx';

export interface EditFormProps<Stored, Typed extends FieldValues, Values extends FieldValues> extends Omit<
  SaveFormProps<Typed, Values>,
  'form' | 'children'
> {
  /** Only its first value fills the fields. */
  stored: Stored;
  /** Such as “user” in “this user”. */
  noun: string;
  toValues: (stored: Stored) => Typed;
  schema: GenericSchema<Typed, Values>;
  /** The version that another user saved first. */
  conflict?: Stored | undefined;
  differencesOf: (mine: Typed, theirs: Stored) => Difference[];
  /** Differences that text can't show. */
  conflictDetails?: ReactNode;
  onKeepMine: (values: Values) => void;
  /** Called after the form was filled with the other user's version. */
  onTakeTheirs: () => void;
  children: (control: Control<Typed, unknown, Values>, stored: Stored) => ReactNode;
}

export const EditForm = <Stored, Typed extends FieldValues, Values extends FieldValues>({
  stored,
  noun,
  toValues,
  schema,
  conflict,
  differencesOf,
  conflictDetails,
  onKeepMine,
  onTakeTheirs,
  status,
  children,
  ...save
}: EditFormProps<Stored, Typed, Values>) => {
  const form = useForm({
    defaultValues: toValues(stored) as DefaultValues<Typed>,
    resolver: valibotResolver(schema),
  });
  const { control } = form;
  // Fields follow the form themselves, so they don't render again with it.
  const fields = useMemo(() => children(control, stored), [children, control, stored]);
  return (
    <SaveForm
      {...save}
      form={form}
      status={
        <>
          {conflict && (
            <ConflictBanner
              subject={`this ${noun}`}
              isPending={save.isPending}
              onKeepMine={() => void form.handleSubmit((update) => onKeepMine(update))()}
              onTakeTheirs={() => {
                form.reset(toValues(conflict));
                onTakeTheirs();
              }}
            >
              <Watch
                control={control}
                render={() => <Differences differences={differencesOf(form.getValues(), conflict)} />}
              />
            </ConflictBanner>
          )}
          {conflict && conflictDetails}
          {status}
        </>
      }
    >
      {fields}
    </SaveForm>
  );
};
