import '@planner/ui/fonts';
import {
  installTrustedTypes,
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
import { isDocument, screens } from './screens.ts';

// No components here: React's hot reload would run this file again in the same page.

installTrustedTypes();
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
  const screen = name && screens[name];
  // The screen's code comes together with that of what surrounds it.
  if (screen && name !== 'login') prefetchCode(screen.load);
  // A page without a session sends a logout that has not reached the server, too.
  if (isDocument(name) && !screens[name].asksSession && !storage.read(LOGOUT_KEY)) {
    const { Component } = await screens[name].load();
    return (
      <ApiProvider {...createApi()}>
        <PublicPage name={name} Screen={Component} />
      </ApiProvider>
    );
  }
  const { ConsoleEntry, loadConsoleEntry, SessionApp } = await import('./entries/SessionApp.tsx');
  return (
    <SessionApp>
      {isDocument(name) ? (
        <PublicPage name={name} Screen={(await screens[name].load()).Component} />
      ) : (
        <ConsoleEntry {...await loadConsoleEntry()} />
      )}
    </SessionApp>
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Tells index.html that this code runs.
root.dataset['isStarted'] = 'true';

const render = (app: ReactNode, isPrerendered: boolean): void => {
  const page = <AppFrame locale={localeOf()}>{app}</AppFrame>;
  if (isPrerendered) hydrateRoot(root, page);
  else createRoot(root).render(page);
};

// Browsers that are too old have no theme: index.html tells their users.
if (document.documentElement.className !== '')
  loadScreen(open).then(
    // In a build, index.html has the sign-in.
    (app) => render(app, root.querySelector('form') !== null),
    (error: unknown) => render(<Throw error={error} />, false),
  );
