import type { Wire } from './wireTypes.ts';

/** Body of an error response: `message` for users and messages by field. */
export const errorBody = (message: string, errors?: Record<string, string>): Wire['Error'] => ({
  message,
  ...(errors && { errors }),
  requestId: '01JD8Z0V5Q4R3T2S1P0N9M8K7H',
});
