export { ApiError, isApiError, isEditConflict, type ApiErrorKind } from './ApiError.ts';
export { completeClient, createApiClient, type ApiClient } from './createApiClient.ts';
export { createPublicClient, type PublicClient } from './createPublicClient.ts';
export type * from './generated/types.ts';
export type { ExportOptions } from './operations/files.ts';
export type { ApiClientOptions } from './transport.ts';
export type {
  CallOptions,
  CreateOptions,
  Policy,
  SaveOptions,
  SubscriptionPage,
  UploadOptions,
  UserSort,
  Versioned,
} from './types.ts';
export type { UploadProgress } from './fetchWithProgress.ts';
