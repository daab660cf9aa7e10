import * as v from 'valibot';
import { email, newPassword } from '../shared/schemas.ts';
import { messages } from './messages.ts';

/** Turns what stands in the form of a forgotten password into what is sent. */
export const forgotPasswordSchema = v.object({ email });

/** What stands in the form of a new password: both fields filled in, and equal (specification §5). */
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
