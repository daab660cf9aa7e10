export { ApiError, hasCode, hasFieldErrors, isApiError, isEditConflict } from './ApiError.ts';
export { createApiClient, type ApiClient, type ApiClientOptions, type Send } from './createApiClient.ts';
export type * from './generated/types.ts';
export * from './generated/operations/index.ts';
// Written by hand. They hide the generated ones with the same names.
export { logIn, logOut } from './operations/auth.ts';
export { getPolicy, savePolicy } from './operations/policies.ts';
export { getPolicyDesk } from './operations/publishing.ts';
export { listSubscriptions } from './operations/subscriptions.ts';
export { getIcon } from './operations/system.ts';
export type { ExportOptions } from './operations/receiveCsv.ts';
export { uploadImport, type ImportList, type ImportReading } from './operations/imports.ts';
export { listUsers } from './operations/users.ts';
export type {
  CallOptions,
  Changed,
  CreateOptions,
  Policy,
  PolicyType,
  SaveOptions,
  UploadOptions,
  UserSort,
  UserState,
  Versioned,
} from './types.ts';
export { pagesOf, type PagePlace } from './pagesOf.ts';
export { readResponse } from './readResponse.ts';
export { reasonOf } from './reasonOf.ts';
export { retryAfterSignIn } from './retryAfterSignIn.ts';
export { retryWhenBusy, type RetryWhenBusyOptions } from './retryWhenBusy.ts';
export { waitForTask, type WaitForTaskOptions } from './waitForTask.ts';
