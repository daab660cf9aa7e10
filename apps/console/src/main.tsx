import '@planner/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchChunkLoadErrors } from './errors/chunkLoadErrors.ts';
import { patchDomForTranslators } from './errors/patchDomForTranslators.ts';
import './theme/useTheme.ts';

patchDomForTranslators();
watchChunkLoadErrors();
if (import.meta.env.DEV) void import('./stories/openStory.ts').then((stories) => stories.openOnClick());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Shows start.js that the console has started.
root.hidden = false;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
