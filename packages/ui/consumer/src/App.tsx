'use client';

import { Button } from '@planner/ui';
import { useState } from 'react';

export function App() {
  const [presses, setPresses] = useState(0);
  return (
    <Button variant="primary" onPress={() => setPresses(presses + 1)}>
      {`Pressed ${presses} times`}
    </Button>
  );
}
