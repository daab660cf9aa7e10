import { http } from './http.ts';
import { wireSignedInUser } from './wireUsers.ts';

/** Sign-in and session; accepts any password. */
export const authHandlers = {
  logIn: http.post('/auth/login', ({ response }) => response(200).json({ user: wireSignedInUser })),
  getSession: http.get('/auth/session', ({ response }) => response(200).json({ user: wireSignedInUser })),
};
