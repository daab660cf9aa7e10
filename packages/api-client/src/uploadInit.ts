import type { Send } from './createSaveCanceller.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import type { Transport } from './transport.ts';
import type { UploadOptions } from './types.ts';

/** What reports the progress of an upload. */
export const uploadInit = (
  { onUploadProgress }: UploadOptions,
  track: Transport['track'],
): { fetch?: Send } =>
  onUploadProgress && typeof XMLHttpRequest !== 'undefined'
    ? { fetch: track(fetchWithProgress(onUploadProgress)) }
    : {};
