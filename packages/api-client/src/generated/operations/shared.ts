// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { object, oneOf, optional, string } from '../../parse.ts';
import type { Message } from '../types.ts';

export const parseRole = oneOf('user', 'admin');

export const parseMessage = object<Message>({ message: optional(string) });
