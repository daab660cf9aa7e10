import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ContactMessage } from '@planner/api-client';
import { Banner, Button, Card, Form, FormActions, PageHeader, Stack } from '@planner/ui';
import { useEffect, useEffectEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { MESSAGE_MS } from '../shared/constants.ts';
import { FormMessage } from '../shared/FormMessage.tsx';
import { useDirtyReport } from '../shared/useDirtyReport.ts';
import { useServerErrors } from '../shared/useServerErrors.ts';
import type { LimitedFormState } from '../shared/useLimitedSave.ts';
import { WaitNote } from '../shared/WaitNote.tsx';
import { ContactFields } from './ContactFields.tsx';
import { CONTACT_FIELDS, contactSchema, NO_MESSAGE } from './contactSchema.ts';

export interface ContactViewProps extends LimitedFormState {
  /** How many messages were sent since the page was opened: each empties the form. */
  sentCount: number;
  /** The server's thanks; vanishes after three seconds. */
  doneMessage?: string | undefined;
  onDismissMessage: () => void;
  onSubmit: (message: ContactMessage) => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The form for a message to the administrators. */
export const ContactView = ({
  sentCount,
  isPending,
  doneMessage,
  errorMessage,
  fieldErrors,
  waitS = 0,
  slow,
  onDismissMessage,
  onSubmit,
  onDirtyChange,
}: ContactViewProps) => {
  const form = useForm({ defaultValues: NO_MESSAGE, resolver: valibotResolver(contactSchema) });
  const { formState, handleSubmit, reset, setError } = form;
  useServerErrors(setError, fieldErrors, CONTACT_FIELDS);
  useDirtyReport(formState.isDirty, onDirtyChange);
  const empty = useEffectEvent(() => reset());
  useEffect(() => {
    if (sentCount > 0) empty();
  }, [sentCount]);

  return (
    <Stack gap="l">
      <PageHeader title="Contact Us" description="Have questions? We'd love to hear from you." />
      <Card>
        <FormProvider {...form}>
          <Form onSubmit={handleSubmit((message) => onSubmit(message))} aria-label="Contact Us">
            <ContactFields />
            {doneMessage !== undefined && (
              <Banner tone="positive" timeoutMs={MESSAGE_MS} onDismiss={onDismissMessage}>
                {doneMessage}
              </Banner>
            )}
            <FormMessage message={errorMessage} onDismiss={onDismissMessage} />
            <FormActions>
              <Button
                type="submit"
                variant="primary"
                size="large"
                isPending={isPending}
                pendingLabel="Sending..."
              >
                Send Message
              </Button>
            </FormActions>
            <WaitNote waitS={waitS} slow={slow} />
          </Form>
        </FormProvider>
      </Card>
    </Stack>
  );
};
