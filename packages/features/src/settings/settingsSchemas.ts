import * as v from 'valibot';
import { newPassword, requiredLine } from '../shared/schemas.ts';
import { messages } from './messages.ts';

/** Turns what stands in the form of the own name into what is sent. */
export const profileSchema = v.object({ name: requiredLine('Full Name') });

/** What stands in the form of the own password. */
export const passwordSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty(messages.currentPasswordRequired)),
    newPassword,
    confirmation: v.pipe(v.string(), v.nonEmpty(messages.confirmRequired)),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmation']],
      (values) => values.confirmation === '' || values.newPassword === values.confirmation,
      messages.mismatch,
    ),
    ['confirmation'],
  ),
);

/** The fields of the own password in the order in which they stand. */
export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmation'] as const;

/** Their form before anything is typed. */
export const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmation: '' };
