import type { ReceivedMessage } from '@planner/api-client';

export const senderName = ({
  firstName,
  lastName,
}: Pick<ReceivedMessage, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;
