import './tailwind.css';
import '@planner/ui/theme';
import { Button, Dialog } from '@planner/ui';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

// A dialog is lazy, too. What the entry shares with several lazy parts is in a chunk of its own, whose sheet the page links before that of the entry.
const Later = lazy(async () => import('./tailwindLater.jsx'));

const App = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="m-4 p-6 shadow-md">
      <h1>Of the host</h1>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Start
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Details">
        <Suspense>
          <Later />
        </Suspense>
      </Dialog>
    </div>
  );
};

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
