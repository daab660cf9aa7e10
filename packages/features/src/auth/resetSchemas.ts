import * as v from 'valibot';
import { email, newPassword } from '../shared/form/schemas.ts';
import { messages } from './messages.ts';

export const forgotPasswordSchema = v.object({ email });

export const resetPasswordSchema = v.pipe(
  v.object({ password: newPassword, confirmation: v.pipe(v.string(), v.nonEmpty(messages.confirmRequired)) }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      ({ password, confirmation }) => confirmation === '' || password === confirmation,
      messages.mismatch,
    ),
    ['confirmation'],
  ),
);
