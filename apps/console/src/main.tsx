import '@planner/ui/fonts';
import {
  loadScreen,
  patchDomForTranslators,
  prefetchCode,
  watchChunkLoadErrors,
  watchConnection,
  watchTheme,
} from '@planner/features/page';
import { ApiProvider } from '@planner/features/shared';
import { LOGOUT_KEY, storage } from '@planner/features/storage';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { apiBaseUrl, createApi } from './api.ts';
import { AppFrame } from './entries/AppFrame.tsx';
import { PublicPage, Throw } from './entries/PublicPage.tsx';
import { screenAt } from './paths.ts';
import { isWithoutSession, publicPageOf } from './publicPages.ts';

// No components here: React's hot reload would run this file again in the same page.

patchDomForTranslators();
watchConnection(apiBaseUrl);
watchChunkLoadErrors();
watchTheme();

/** The user's variant of English, with a right-to-left script if the document has `dir="rtl"`. */
const localeOf = (): string => {
  // Some systems add what `Intl` rejects: `en-US@posix`.
  const english = navigator.languages.find((language) => /^en(-[A-Z]{2})?$/.test(language)) ?? 'en';
  if (document.documentElement.dir !== 'rtl') return english;
  return new Intl.Locale(english, { script: 'Arab' }).toString();
};

/** Loads what the page shows first. */
const open = async (): Promise<ReactNode> => {
  const name = screenAt(location.pathname)?.name;
  const load = publicPageOf(name);
  if (load) prefetchCode(load);
  // A page without a session sends a logout that has not reached the server, too.
  if (name && load && isWithoutSession(name) && !storage.read(LOGOUT_KEY)) {
    return (
      <ApiProvider {...createApi()}>
        <PublicPage name={name} Screen={await load()} />
      </ApiProvider>
    );
  }
  const { ConsoleEntry, loadConsoleEntry, SessionApp } = await import('./entries/SessionApp.tsx');
  return (
    <SessionApp>
      {name && load ? (
        <PublicPage name={name} Screen={await load()} />
      ) : (
        <ConsoleEntry {...await loadConsoleEntry()} />
      )}
    </SessionApp>
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Tells start.js that this code runs.
root.dataset['isStarted'] = 'true';

const render = (app: ReactNode, isFirstPaint: boolean): void => {
  const framed = <AppFrame locale={localeOf()}>{app}</AppFrame>;
  if (isFirstPaint) hydrateRoot(root, framed);
  else createRoot(root).render(framed);
};

// start.js leaves it hidden in browsers that are too old.
if (!root.hidden)
  loadScreen(open).then(
    // index.html shows the sign-in, or a spinner.
    (app) => render(app, root.querySelector('form') !== null),
    (error: unknown) => render(<Throw error={error} />, false),
  );
