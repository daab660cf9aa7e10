import * as React from 'react';
import { configure } from 'storybook/test';
import { preparePictures } from './assertPicture.ts';

export const arePicturesCompared = Boolean(import.meta.env['VITE_VISUAL']);

/** Long enough for a busy machine; costs time only when a test fails. */
const QUERY_TIMEOUT_MS = 20_000;
configure({ asyncUtilTimeout: QUERY_TIMEOUT_MS });

export const complaints: string[] = [];

// A console error or warning fails the story. Stories that provoke one mock it in `beforeEach` with `spyOn`.
for (const method of ['error', 'warn'] as const) {
  const original = console[method].bind(console);
  console[method] = (...args: unknown[]) => {
    const complaint = args.map(String).join(' ');
    // A popover of the last story that moves when the next one changes the viewport. Harmless.
    if (complaint.includes('ResizeObserver loop completed')) return;
    complaints.push(complaint);
    original(...args);
  };
}

// React records a stack per element, for its own warnings, until it has 10,000 in a second: a tenth of the page's processor time.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  {
    get: () => Infinity,
    set() {
      // React counts, and begins again each second.
    },
  },
);

// For each request, msw asks the browser for the cookies as often as it has handlers. Stories have none.
Object.defineProperty(document, 'cookie', { value: '' });

/** Right to left, scrollbars take space, as on most desktops. Elsewhere they do not, as on phones and Macs. */
const SCROLLBARS = 'html:not([dir=rtl]),html:not([dir=rtl]) *{scrollbar-width:none!important}';

const style = document.createElement('style');
style.textContent = arePicturesCompared
  ? '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}'
  : // Theme changes must show at once.
    '*,*::before,*::after{transition:none!important}';
style.textContent += SCROLLBARS;
document.head.append(style);

/** The page that all files of stories share. */
export const preparePage: Promise<void> = arePicturesCompared ? preparePictures() : Promise.resolve();
