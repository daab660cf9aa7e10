import '@planner/ui/theme';
import { Button, Dialog, Heading, Text } from '@planner/ui';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

// A dialog is lazy, too. What the entry shares with several lazy parts is in a chunk of its own, whose sheet the page links before that of the entry.
const Later = lazy(async () => import('./Later.jsx'));

function App({ own }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Heading level={2}>Of the kit</Heading>
        <Text>Words</Text>
        <Button variant="primary" onPress={() => setOpen(true)}>
          Start
        </Button>
      </div>
      {own}
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Details">
        <Suspense>
          <Later />
        </Suspense>
      </Dialog>
    </>
  );
}

/** Renders components of the kit, and what the host has itself. */
export const renderHost = (own, root = document.querySelector('#root')) =>
  createRoot(root).render(
    <StrictMode>
      <App own={own} />
    </StrictMode>,
  );
