import type { Wire } from '../types.ts';

/** The body of a failed call: `message` for people and, where fields are wrong, what is wrong with each. */
export const errorBody = (message: string, errors?: Record<string, string>): Wire['Error'] => ({
  message,
  ...(errors && { errors }),
  requestId: '01JD8Z0V5Q4R3T2S1P0N9M8K7H',
});
