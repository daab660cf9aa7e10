import { http } from './http.ts';
import { wireSignedInUser } from './wireUsers.ts';

/** Signing in and out; everybody is let in. */
export const authHandlers = {
  logIn: http.post('/auth/login', ({ response }) => response(200).json({ user: wireSignedInUser })),
  logOut: http.post('/auth/logout', ({ response }) => response(200).json({ message: 'Signed out' })),
  getSession: http.get('/auth/session', ({ response }) => response(200).json({ user: wireSignedInUser })),
  requestPasswordReset: http.post('/auth/forgot-password-web', ({ response }) =>
    response(200).json({ message: 'If an account has this address, a reset link is on its way' }),
  ),
  checkResetToken: http.post('/auth/check-reset-token', ({ response }) =>
    response(200).json({ message: 'This link is valid' }),
  ),
  resetPassword: http.post('/auth/reset-password-web/{token}', ({ response }) =>
    response(200).json({ message: 'Your password has been changed' }),
  ),
  changeOwnPassword: http.put('/settings/password', ({ response }) =>
    response(200).json({ message: 'Your password has been changed' }),
  ),
};
