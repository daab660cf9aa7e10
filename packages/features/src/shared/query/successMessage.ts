import type { Message } from '@planner/api-client';

/** A server may respond without a message. */
export const successMessage = (
  { isSuccess, data }: { isSuccess: boolean; data: Message | undefined },
  fallback: string,
): string | undefined => (isSuccess ? data?.message || fallback : undefined);
