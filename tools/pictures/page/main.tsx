import '@planner/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoadReview } from './LoadReview.tsx';
import { httpSource } from './ReviewSource.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <LoadReview source={httpSource} />
  </StrictMode>,
);
