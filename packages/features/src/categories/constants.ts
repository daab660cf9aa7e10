/** Duration of the success message before the list opens, in milliseconds. */
export const REDIRECT_MS = 1500;

/** Limit of `IconUpload` in openapi.yaml. */
export const ICON_MAX_BYTES = 1_048_576;

/** Maximum width and height of `IconUpload` in openapi.yaml. */
export const ICON_MAX_PIXELS = 2048;
