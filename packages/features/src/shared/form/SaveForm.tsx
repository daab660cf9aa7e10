import { Banner, Button, Form, FormActions, LinkButton } from '@planner/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { MESSAGE_MS } from '../query/constants.ts';
import { FormMessage } from '../query/FormMessage.tsx';
import type { SlowRequestNoticeProps } from '../query/SlowRequestNotice.tsx';
import { RateLimitNotice } from './RateLimitNotice.tsx';
import { useDirtyReport } from './useDirtyReport.ts';
import { useServerErrors } from './useServerErrors.ts';

export interface SaveFormState<Values> {
  isPending: boolean;
  /** Saved and about to close: the form can't be submitted again. */
  isDone?: boolean | undefined;
  /** Disappears after three seconds, or stays when `isDone`. */
  doneMessage?: string | undefined;
  /** Disappears after three seconds. */
  errorMessage?: string | undefined;
  /** The server's errors by field. Each stays until its field is edited. */
  fieldErrors?: Record<string, string> | undefined;
  /** Each save resets the form to its default values. */
  savedCount?: number | undefined;
  /** Seconds until the server accepts another attempt. */
  waitS?: number | undefined;
  /** Omit it inside the shell, where `SlowRequestMonitor` shows one. */
  slow?: SlowRequestNoticeProps | undefined;
  cancelHref?: string | undefined;
  onDismissMessage: () => void;
  onSubmit: (values: Values) => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

export interface SaveFormProps<
  Typed extends FieldValues,
  Values extends FieldValues,
> extends SaveFormState<Values> {
  form: UseFormReturn<Typed, unknown, Values>;
  /** Field names in visual order: server errors focus the first one. */
  fields: readonly FieldPath<Typed>[];
  label: string;
  submitLabel: string;
  pendingLabel: string;
  /** Replaces `submitLabel` when `isDone`. */
  doneLabel?: string | undefined;
  /** Between the fields and the messages, such as upload progress. */
  status?: ReactNode;
  children: ReactNode;
}

/** Shows server errors and reports unsaved changes to the host. */
export const SaveForm = <Typed extends FieldValues, Values extends FieldValues>({
  form,
  fields,
  label,
  submitLabel,
  pendingLabel,
  doneLabel = submitLabel,
  status,
  children,
  ...save
}: SaveFormProps<Typed, Values>) => {
  const { isDone = false, savedCount = 0, cancelHref } = save;
  useServerErrors(form.setError, save.fieldErrors, fields);
  useDirtyReport(form.formState.isDirty && !isDone, save.onDirtyChange);
  const reset = useEffectEvent(() => form.reset());
  useEffect(() => {
    if (savedCount > 0) reset();
  }, [savedCount]);
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit((values) => save.onSubmit(values))} aria-label={label}>
        {children}
        {status}
        {save.doneMessage !== undefined && (
          <Banner
            tone="positive"
            {...(!isDone && { timeoutMs: MESSAGE_MS, onDismiss: save.onDismissMessage })}
          >
            {save.doneMessage}
          </Banner>
        )}
        <FormMessage message={save.errorMessage} onDismiss={save.onDismissMessage} />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isPending={save.isPending}
            pendingLabel={pendingLabel}
            isDisabled={isDone}
          >
            {isDone ? doneLabel : submitLabel}
          </Button>
          {cancelHref !== undefined && (
            <LinkButton size="large" href={cancelHref}>
              Cancel
            </LinkButton>
          )}
        </FormActions>
        <RateLimitNotice waitS={save.waitS} slow={save.slow} />
      </Form>
    </FormProvider>
  );
};
