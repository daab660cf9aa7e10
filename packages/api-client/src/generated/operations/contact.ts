// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { Changed, CreateOptions } from '../../types.ts';
import { parseMessage } from './shared.ts';
import type { Message, ContactMessage } from '../types.ts';

/** Send a message. Stores a message for the administrators. */
export const sendContactMessage = ({ http, change, idempotencyKey }: ApiClient, body: ContactMessage, options: CreateOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.POST('/contact', { params: { header: idempotencyKey('sendContactMessage', options) }, body, ...streamInit(options) }), parseMessage, options);
