import type { App } from './App.ts';

/** Static HTML has no routes. */
export const usersPath = ({ name }: App): string => (name === 'limit' ? '/users.html' : '/users/all-users');
