import type { ApiClient, ContactMessage } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';

export interface SendContactMessageInput {
  message: ContactMessage;
  idempotencyKey: string;
}

export const sendContactMessageMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['sendContactMessage'],
    mutationFn: ({ message, idempotencyKey }: SendContactMessageInput) =>
      client.sendContactMessage(message, { idempotencyKey }),
  });
