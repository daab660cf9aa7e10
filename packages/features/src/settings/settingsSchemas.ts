import * as v from 'valibot';
import { newPassword, requiredLine } from '../shared/form/schemas.ts';
import { errorTexts } from './errorTexts.ts';

export const profileSchema = v.object({ name: requiredLine('Full Name') });

export const PROFILE_FIELDS = ['name'] as const;

export const passwordSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty(errorTexts.currentPasswordRequired)),
    newPassword,
    confirmation: v.pipe(v.string(), v.nonEmpty(errorTexts.confirmRequired)),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmation']],
      (values) => values.confirmation === '' || values.newPassword === values.confirmation,
      errorTexts.mismatch,
    ),
    ['confirmation'],
  ),
);

export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmation'] as const;

export const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmation: '' };
