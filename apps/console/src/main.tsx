import '@planner/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchForMissingParts } from './failures/missingParts.ts';
import { tolerateForeignChanges } from './failures/tolerateForeignChanges.ts';
import './theme/theme.ts';

tolerateForeignChanges();
watchForMissingParts();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
