import type { ContactMessage } from '@planner/api-client';
import {
  MULTI_LINE_TEXT_MAX_CHARACTERS,
  OPTIONAL_ONE_LINE_TEXT_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '@planner/api-client/limits';
import { Card, FormGrid, PageHeader, Stack, TextArea, TextField } from '@planner/ui';
import { useEffect, useEffectEvent } from 'react';
import { withoutInvisible } from '../shared/form/text/cleanSearch.ts';
import { cleanEmail, trimLine } from '../shared/form/text/cleanText.ts';
import {
  problemOfOptionalLine,
  problemOfRequiredLine,
  problemOfRequiredText,
  problemOfEmail,
} from '../shared/form/text/textRules.ts';
import { SaveFormLayout, type SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import { useDirtyReport } from '../shared/form/useDirtyReport.ts';
import { focusFirst, usePlainForm } from '../shared/form/usePlainForm.ts';

/** In visual order. */
const LABELS: Record<keyof ContactMessage, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
};

type ContactValues = Record<keyof ContactMessage, string>;

export const CONTACT_FIELDS = Object.keys(LABELS) as (keyof ContactMessage)[];

const valuesOf = (valueOf: (name: keyof ContactMessage) => string) =>
  Object.fromEntries(CONTACT_FIELDS.map((name) => [name, valueOf(name)])) as ContactValues;

const NO_MESSAGE = valuesOf(() => '');

/** The problem with each trimmed field; undefined if there is none. */
const rules: Record<keyof ContactMessage, (text: string) => string | undefined> = {
  firstName: (text) => problemOfRequiredLine(LABELS.firstName, text),
  lastName: (text) => problemOfRequiredLine(LABELS.lastName, text),
  email: problemOfEmail,
  phone: (text) => problemOfOptionalLine('Phone', text, PHONE_MAX_CHARACTERS),
  subject: (text) => problemOfOptionalLine('Subject', text),
  message: (text) => problemOfRequiredText(LABELS.message, text),
};

/** Lines before the message scrolls. */
const MESSAGE_ROWS = 7;

/** Visitors are not asked about characters that they cannot see. */
const clean = (name: keyof ContactValues, value: string): string => {
  if (name === 'email') return cleanEmail(value);
  return name === 'message' ? value.trim() : trimLine(withoutInvisible(value));
};

const problemOf = (name: keyof ContactValues, value: string) => rules[name](clean(name, value));

export const ContactView = (props: SaveFormState<ContactMessage>) => {
  const { fieldErrors, savedCount = 0, onSubmit, onDirtyChange, ...save } = props;
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
    if (form.check(Object.fromEntries(problems))) onSubmit(valuesOf((name) => clean(name, values[name])));
  };

  const field = (name: keyof ContactMessage) => ({ ...bind(name), label: LABELS[name] });

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
            <TextField {...focusFirst} {...field('firstName')} autoComplete="given-name" isRequired />
            <TextField {...field('lastName')} autoComplete="family-name" isRequired />
            <TextField {...field('email')} type="email" autoComplete="email" isRequired />
            <TextField {...field('phone')} description="Optional" type="tel" autoComplete="tel" />
          </FormGrid>
          <TextField
            {...field('subject')}
            description="Optional"
            characterLimit={OPTIONAL_ONE_LINE_TEXT_MAX_CHARACTERS}
          />
          <TextArea
            {...field('message')}
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
