import '@planner/ui/fonts';
import { LOGOUT_KEY } from '@planner/features/auth';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppFrame } from './entries/AppFrame.tsx';
import { watchConnection } from './connection/connection.ts';
import { PublicApp } from './entries/PublicApp.tsx';
import { watchChunkLoadErrors } from './errors/chunkLoadErrors.ts';
import { loadScreen, prefetchCode } from './errors/loadScreen.ts';
import { patchDomForTranslators } from './errors/patchDomForTranslators.ts';
import { isWithoutSession, publicPageOf } from './publicPages.ts';
import { screenAt } from './screenAt.ts';
import { storage } from './storage.ts';
import './theme/useTheme.ts';

patchDomForTranslators();
watchConnection();
watchChunkLoadErrors();
if (import.meta.env.DEV) void import('./stories/openStory.ts').then((stories) => stories.openOnClick());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Shows start.js that the console has started.
root.hidden = false;

const render = (app: ReactNode): void =>
  createRoot(root).render(
    <StrictMode>
      <AppFrame>{app}</AppFrame>
    </StrictMode>,
  );

const Throw = ({ error }: { error: unknown }) => {
  throw error;
};

const name = screenAt(location.pathname)?.name;
const load = publicPageOf(name);
const page = name && load && { name, load };
// Before the first render.
if (load) prefetchCode(load);

// A page without a session sends a logout that has not reached the server, too.
if (page && isWithoutSession(page.name) && storage.read(LOGOUT_KEY) === null) {
  render(<PublicApp {...page} />);
} else
  loadScreen(async () => {
    const { prefetchConsoleEntry, SessionApp } = await import('./entries/SessionApp.tsx');
    if (!page) prefetchConsoleEntry();
    return SessionApp;
  }).then(
    (SessionApp) => render(<SessionApp page={page} />),
    (error: unknown) => render(<Throw error={error} />),
  );
