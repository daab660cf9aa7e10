import { valibotResolver } from '@hookform/resolvers/valibot';
import { Card, PageHeader, Stack } from '@planner/ui';
import { useMemo, type ReactNode } from 'react';
import { useForm, type Control, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { SaveForm, type SaveFormProps } from './SaveForm.tsx';

export interface AddScreenProps<Typed extends FieldValues, Values extends FieldValues> extends Omit<
  SaveFormProps<Typed, Values>,
  'form' | 'label' | 'resetValues' | 'children'
> {
  title: string;
  /** Of the next one too: `savedCount` resets to them. */
  initialValues: Typed;
  schema: GenericSchema<Typed, Values>;
  children: (control: Control<Typed, unknown, Values>) => ReactNode;
}

export const AddScreen = <Typed extends FieldValues, Values extends FieldValues>(
  props: AddScreenProps<Typed, Values>,
) => {
  const { title, initialValues, schema, children, ...save } = props;
  const defaultValues = initialValues as DefaultValues<Typed>;
  const form = useForm({ defaultValues, resolver: valibotResolver(schema) });
  const { control } = form;
  // Fields follow the form themselves, so they don't render again with it.
  const fields = useMemo(() => children(control), [children, control]);
  return (
    <Stack gap="l">
      <PageHeader title={title} />
      <Card width="form">
        <SaveForm {...save} form={form} resetValues={initialValues} label={title}>
          {fields}
        </SaveForm>
      </Card>
    </Stack>
  );
};
