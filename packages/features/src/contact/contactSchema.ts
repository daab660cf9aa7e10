import type { ContactMessage } from '@planner/api-client';
import * as v from 'valibot';
import { email, optionalLine, requiredLine, requiredText } from '../shared/schemas.ts';

/** As `Phone` of openapi.yaml. */
const PHONE_MAX_CHARACTERS = 40;

/** The labels of the fields (specification §2), in the order in which they stand. */
export const CONTACT_LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone (Optional)',
  subject: 'Subject (Optional)',
  message: 'Message',
} as const satisfies Record<keyof ContactMessage, string>;

/** The fields in the order in which they stand. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'] as const;

/** The texts in the fields. */
export type ContactValues = Record<keyof ContactMessage, string>;

/** The form before anything is typed. */
export const NO_MESSAGE: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** Turns what stands in the form into what is sent. */
export const contactSchema = v.object({
  firstName: requiredLine(CONTACT_LABELS.firstName),
  lastName: requiredLine(CONTACT_LABELS.lastName),
  email,
  phone: optionalLine('Phone', PHONE_MAX_CHARACTERS),
  subject: optionalLine('Subject'),
  message: requiredText(CONTACT_LABELS.message),
});
