import type { ApiError } from './ApiError.ts';

/** What happened, in a sentence for logs and developers. Not a part of `ApiError`: pages that log nothing don't load it. */
export const reasonOf = ({ kind, status, body, message, cause }: ApiError): string => {
  const problem = cause instanceof Error ? `: ${cause.message}` : '';
  if (kind === 'network') return `The server sent no complete response${problem}`;
  const isHtml = typeof body === 'string' && body.trimStart().startsWith('<');
  if (kind === 'http') {
    // Also one of another version.
    const { code }: { code?: unknown } = Object(body);
    const details = [code, message, isHtml && 'a page of HTML'].filter(Boolean).join(': ');
    return `The server refused with ${status}${details && `, ${details}`}`;
  }
  const answer = `The server answered ${status} with`;
  if (isHtml) return `${answer} a page of HTML: is the address of the API right?`;
  if (cause instanceof SyntaxError) return `${answer} text that is not complete JSON`;
  return `${answer} something else than the contract says${problem}`;
};
