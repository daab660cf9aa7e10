import './tailwind.css';
import '@planner/ui/theme';
import { Button } from '@planner/ui';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

// Both parts use buttons of the kit, so these are in a chunk of their own. The page links its sheet before that of the entry.
const Later = lazy(async () => import('./tailwindLater.jsx'));

const App = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="m-4 p-6">
      <h1>Of the host</h1>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Start
      </Button>
      <Suspense>{isOpen && <Later />}</Suspense>
    </div>
  );
};

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
