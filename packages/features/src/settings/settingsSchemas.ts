import * as v from 'valibot';
import { newPassword, requiredLine } from '../shared/form/schemas.ts';
import { messages } from './messages.ts';

export const profileSchema = v.object({ name: requiredLine('Full Name') });

export const PROFILE_FIELDS = ['name'] as const;

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

export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmation'] as const;

export const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmation: '' };
