/** How long a success is shown before the list of categories comes, in milliseconds (specification §9). */
export const REDIRECT_MS = 1500;

/** Largest file of an icon (`IconUpload` in openapi.yaml). */
export const ICON_MAX_BYTES = 1_048_576;

/** Largest width and height of an icon (`IconUpload` in openapi.yaml). */
export const ICON_MAX_PIXELS = 2048;
