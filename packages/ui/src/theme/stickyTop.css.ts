import { createVar } from '@vanilla-extract/css';

/** Height of what covers the top of the page, such as `AppShell`'s top bar. Unset elsewhere, also in dialogs: use a fallback. */
export const stickyTop = createVar();
