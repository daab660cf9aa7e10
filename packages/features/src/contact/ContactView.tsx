import type { ContactMessage } from '@planner/api-client';
import {
  MULTI_LINE_TEXT_MAX_CHARACTERS,
  OPTIONAL_ONE_LINE_TEXT_MAX_CHARACTERS,
} from '@planner/api-client/limits';
import { Card, FormGrid, PageHeader, Stack, TextArea, TextField } from '@planner/ui';
import { useEffect, useEffectEvent } from 'react';
import { cleanEmail, trimLine, withoutInvisible } from '../shared/form/cleanText.ts';
import { SaveFormLayout, type SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import { useDirtyReport } from '../shared/form/useDirtyReport.ts';
import { usePlainForm } from '../shared/form/usePlainForm.ts';
import {
  CONTACT_FIELDS,
  CONTACT_LABELS,
  contactRules,
  NO_MESSAGE,
  type ContactValues,
} from './contactRules.ts';

export type ContactViewProps = SaveFormState<ContactMessage>;

/** Lines before the message scrolls. */
const MESSAGE_ROWS = 7;

/** Visitors are not asked about characters that they cannot see. */
const clean = (name: keyof ContactValues, value: string): string => {
  if (name === 'email') return cleanEmail(value);
  return name === 'message' ? value.trim() : trimLine(withoutInvisible(value));
};

const cleaned = (values: ContactValues): ContactValues => ({
  ...NO_MESSAGE,
  ...Object.fromEntries(CONTACT_FIELDS.map((name) => [name, clean(name, values[name])])),
});

const problemOf = (name: keyof ContactValues, value: string) => contactRules[name](clean(name, value));

export const ContactView = ({
  fieldErrors,
  savedCount = 0,
  onSubmit,
  onDirtyChange,
  ...save
}: ContactViewProps) => {
  const form = usePlainForm(NO_MESSAGE, fieldErrors, problemOf);
  const { values, bind } = form;
  useDirtyReport(
    CONTACT_FIELDS.some((name) => values[name] !== ''),
    onDirtyChange,
  );
  const reset = useEffectEvent(() => form.reset());
  useEffect(() => {
    if (savedCount > 0) reset();
  }, [savedCount]);
  const submit = () => {
    const problems = CONTACT_FIELDS.map((name) => [name, problemOf(name, values[name])] as const);
    if (form.check(Object.fromEntries(problems))) onSubmit(cleaned(values));
  };

  return (
    <Stack gap="l">
      <PageHeader title="Contact Us" description="Have questions? We'd love to hear from you." />
      <Card>
        <SaveFormLayout
          {...save}
          label="Contact Us"
          submitLabel="Send Message"
          pendingLabel="Sending..."
          onSubmit={submit}
        >
          <FormGrid columns={2}>
            <TextField
              {...bind('firstName')}
              label={CONTACT_LABELS.firstName}
              autoComplete="given-name"
              isRequired
            />
            <TextField
              {...bind('lastName')}
              label={CONTACT_LABELS.lastName}
              autoComplete="family-name"
              isRequired
            />
            <TextField
              {...bind('email')}
              label={CONTACT_LABELS.email}
              type="email"
              autoComplete="email"
              isRequired
            />
            <TextField {...bind('phone')} label={CONTACT_LABELS.phone} type="tel" autoComplete="tel" />
          </FormGrid>
          <TextField
            {...bind('subject')}
            label={CONTACT_LABELS.subject}
            characterLimit={OPTIONAL_ONE_LINE_TEXT_MAX_CHARACTERS}
          />
          <TextArea
            {...bind('message')}
            label={CONTACT_LABELS.message}
            rows={MESSAGE_ROWS}
            characterLimit={MULTI_LINE_TEXT_MAX_CHARACTERS}
            isRequired
            dir="auto"
          />
        </SaveFormLayout>
      </Card>
    </Stack>
  );
};
