import type { ReceivedMessage } from '@planner/api-client';

/** What a sender is called. */
export const nameOf = ({ firstName, lastName }: Pick<ReceivedMessage, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
