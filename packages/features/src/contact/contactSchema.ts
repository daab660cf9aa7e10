import type { ContactMessage } from '@planner/api-client';
import * as v from 'valibot';
import { email, optionalLine, requiredLine, requiredText } from '../shared/form/schemas.ts';

/** As `Phone` of openapi.yaml. */
const PHONE_MAX_CHARACTERS = 40;

export const CONTACT_LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone (Optional)',
  subject: 'Subject (Optional)',
  message: 'Message',
} as const satisfies Record<keyof ContactMessage, string>;

export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'] as const;

export type ContactValues = Record<keyof ContactMessage, string>;

export const NO_MESSAGE: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

export const contactSchema = v.object({
  firstName: requiredLine(CONTACT_LABELS.firstName),
  lastName: requiredLine(CONTACT_LABELS.lastName),
  email,
  phone: optionalLine('Phone', PHONE_MAX_CHARACTERS),
  subject: optionalLine('Subject'),
  message: requiredText(CONTACT_LABELS.message),
});
