import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ContactMessage } from '@planner/api-client';
import { Card, FormGrid, PageHeader, Stack } from '@planner/ui';
import { useForm } from 'react-hook-form';
import { FormTextArea } from '../shared/form/FormTextArea.tsx';
import { FormTextField } from '../shared/form/FormTextField.tsx';
import { LINE_MAX_CHARACTERS, TEXT_MAX_CHARACTERS } from '../shared/form/schemas.ts';
import { SaveForm, type SaveFormState } from '../shared/form/SaveForm.tsx';
import { CONTACT_FIELDS, CONTACT_LABELS, contactSchema, NO_MESSAGE } from './contactSchema.ts';

export type ContactViewProps = SaveFormState<ContactMessage>;

/** Lines before the message scrolls. */
const MESSAGE_ROWS = 7;

export const ContactView = (save: ContactViewProps) => {
  const form = useForm({ defaultValues: NO_MESSAGE, resolver: valibotResolver(contactSchema) });
  const { control } = form;
  return (
    <Stack gap="l">
      <PageHeader title="Contact Us" description="Have questions? We'd love to hear from you." />
      <Card>
        <SaveForm
          {...save}
          form={form}
          fields={CONTACT_FIELDS}
          label="Contact Us"
          submitLabel="Send Message"
          pendingLabel="Sending..."
        >
          <FormGrid columns={2}>
            <FormTextField
              name="firstName"
              control={control}
              label={CONTACT_LABELS.firstName}
              autoComplete="given-name"
              isRequired
            />
            <FormTextField
              name="lastName"
              control={control}
              label={CONTACT_LABELS.lastName}
              autoComplete="family-name"
              isRequired
            />
            <FormTextField
              name="email"
              control={control}
              label={CONTACT_LABELS.email}
              type="email"
              autoComplete="email"
              isRequired
            />
            <FormTextField
              name="phone"
              control={control}
              label={CONTACT_LABELS.phone}
              type="tel"
              autoComplete="tel"
            />
          </FormGrid>
          <FormTextField
            name="subject"
            control={control}
            label={CONTACT_LABELS.subject}
            characterLimit={LINE_MAX_CHARACTERS}
          />
          <FormTextArea
            name="message"
            control={control}
            label={CONTACT_LABELS.message}
            rows={MESSAGE_ROWS}
            characterLimit={TEXT_MAX_CHARACTERS}
            isRequired
            dir="auto"
          />
        </SaveForm>
      </Card>
    </Stack>
  );
};
