import type { ContactMessage } from '@planner/api-client';
import { PHONE_MAX_CHARACTERS } from '@planner/api-client/limits';
import {
  problemOfOptionalLine,
  problemOfRequiredLine,
  problemOfRequiredText,
} from '../shared/form/lineRules.ts';
import { problemOfEmail } from '../shared/form/textRules.ts';

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

/** The problem with each trimmed field; undefined if there is none. */
export const contactRules: Record<keyof ContactMessage, (text: string) => string | undefined> = {
  firstName: (text) => problemOfRequiredLine(CONTACT_LABELS.firstName, text),
  lastName: (text) => problemOfRequiredLine(CONTACT_LABELS.lastName, text),
  email: problemOfEmail,
  phone: (text) => problemOfOptionalLine('Phone', text, PHONE_MAX_CHARACTERS),
  subject: (text) => problemOfOptionalLine('Subject', text),
  message: (text) => problemOfRequiredText(CONTACT_LABELS.message, text),
};
