import type { ApiClient, ContactMessage } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';

export interface SendContactMessageInput {
  message: ContactMessage;
  idempotencyKey: string;
}

/** Sends a visitor's message. */
export const sendContactMessageMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['sendContactMessage'],
    mutationFn: ({ message, idempotencyKey }: SendContactMessageInput) =>
      client.sendContactMessage(message, { idempotencyKey }),
  });
