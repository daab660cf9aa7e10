import { valibotResolver } from '@hookform/resolvers/valibot';
import { Banner, Text } from '@planner/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useForm, Watch, type Control, type DefaultValues, type FieldValues } from 'react-hook-form';
import { ConflictBanner, ConflictChoice } from './ConflictBanner.tsx';
import { SaveForm, type SaveFormProps } from './SaveForm.tsx';
import { useMerge, type MergeOptions } from './useMerge.ts';

export interface EditFormProps<Stored extends object, Typed extends FieldValues, Values extends FieldValues>
  extends
    Omit<SaveFormProps<Typed, Values>, 'form' | 'children'>,
    Pick<MergeOptions<Stored, Typed, Values>, 'toValues' | 'schema'> {
  /** The latest version known; merged with what the user typed when it changes. */
  stored: Stored & { updatedAt?: string | null | undefined };
  /** Such as “this user”. */
  subject: string;
  /** Of the fields, and of stored ones that can't be edited here. */
  labels: Readonly<Record<string, string>>;
  /** Shows what a field holds. @default its text */
  formatContent?: ((field: string, content: unknown) => ReactNode) | undefined;
  /** The version that another user saved first; also `stored`. */
  conflict?: Stored | undefined;
  /** The save failed because the item no longer exists. */
  isDeleted?: boolean | undefined;
  children: (control: Control<Typed, unknown, Values>, stored: Stored) => ReactNode;
}

const showText = (_field: string, content: unknown): ReactNode => String(content);

export const EditForm = <Stored extends object, Typed extends FieldValues, Values extends FieldValues>(
  props: EditFormProps<Stored, Typed, Values>,
) => {
  const { stored, subject, labels, formatContent = showText, toValues, schema, ...rest } = props;
  const { isDeleted, status, savedCount = 0, onSubmit, children, ...save } = rest;
  const form = useForm({
    defaultValues: toValues(stored) as DefaultValues<Typed>,
    resolver: valibotResolver(schema),
  });
  const { control } = form;
  // Fields follow the form themselves, so they don't render again with it.
  const fields = useMemo(() => children(control, stored), [children, control, stored]);
  const merge = { ...props, form, fields: Object.keys(labels), savedCount };
  const { merged, choiceOf, mineOf, choose, noteSave } = useMerge<Stored, Typed, Values>(merge);
  const firstQuestion = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (merged) firstQuestion.current?.focus();
  }, [merged]);
  const labelOf = (field: string) => labels[field] ?? field;
  const show = (field: string, content: unknown) =>
    content === '' ? 'empty' : formatContent(field, content);

  return (
    <SaveForm
      {...save}
      form={form}
      onSubmit={(values) => {
        if (merged?.asked.some((field) => choiceOf(field) === '')) return firstQuestion.current?.focus();
        noteSave();
        return onSubmit(values);
      }}
      status={
        <>
          {merged && (
            <>
              <ConflictBanner
                subject={subject}
                savedAt={stored.updatedAt}
                changes={merged.changed.map((field) => ({
                  label: labelOf(field),
                  values: [show(field, merged.before[field]), show(field, merged.theirs[field])],
                }))}
              >
                <Text as="p">
                  {merged.asked.length > 0
                    ? 'You both changed the same field. Choose what to keep, and save again.'
                    : 'What you changed is still here. Check it, and save again.'}
                </Text>
              </ConflictBanner>
              <Watch
                control={control}
                render={() => {
                  const open = merged.asked.find((field) => choiceOf(field) === '');
                  return merged.asked.map((field) => (
                    <ConflictChoice
                      key={field}
                      ref={field === open ? firstQuestion : undefined}
                      subject={labelOf(field)}
                      mine={show(field, mineOf(field))}
                      theirs={show(field, merged.theirs[field])}
                      value={choiceOf(field)}
                      onChange={(choice) => choose(field, choice)}
                    />
                  ));
                }}
              />
            </>
          )}
          {isDeleted && (
            <Banner tone="danger" title={`Someone deleted ${subject} while you were editing`}>
              <Text as="p">Your changes can’t be saved. What you typed stays here until you leave.</Text>
            </Banner>
          )}
          {status}
        </>
      }
    >
      {fields}
    </SaveForm>
  );
};
