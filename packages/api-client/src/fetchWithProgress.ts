import type { ApiClient, Send } from './createApiClient.ts';
import type { UploadOptions, UploadProgress } from './types.ts';

const fetchWithProgress =
  (onProgress: UploadProgress, track: ApiClient['track']): Send =>
  (request) =>
    track(async (tracked) => {
      // Lists import the operations, too.
      const { sendWithProgress } = await import('./sendWithProgress.ts');
      return sendWithProgress(tracked, onProgress);
    })(request);

/** What reports the progress of an upload. */
export const uploadInit = (
  { onUploadProgress }: UploadOptions,
  track: ApiClient['track'],
): { fetch?: Send } =>
  onUploadProgress && typeof XMLHttpRequest !== 'undefined'
    ? { fetch: fetchWithProgress(onUploadProgress, track) }
    : {};

/** Serializes a body as multipart form data, without fields that are null or undefined. `fetch` sets the Content-Type. */
export const multipart = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, String(value));
  }
  return form;
};
