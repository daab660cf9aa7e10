import '@planner/ui/theme';
import { Button } from '@planner/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [presses, setPresses] = useState(0);
  return (
    <Button variant="primary" onPress={() => setPresses(presses + 1)}>
      {`Pressed ${presses} times`}
    </Button>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
