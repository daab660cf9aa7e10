import { isApiError } from '@planner/api-client';

/**
 * The sentence to show for something that failed: the server's own, about the fields if it names any, else the screen's
 * `fallback` from the error catalogue. Where the server was not reached, the sentence names what was tried and what can
 * be done.
 */
export const errorMessage = (error: unknown, fallback: string): string => {
  if (error instanceof DOMException && error.name === 'AbortError')
    return `${fallback}: you have cancelled it. It may have been done all the same.`;
  if (!isApiError(error)) return fallback;
  if (error.kind === 'network')
    return `${fallback}: the server cannot be reached. Check your connection and try again.`;
  // “Please check the marked fields” says nothing where none is marked.
  return Object.values(error.errors ?? {}).join('. ') || error.message || fallback;
};
