import type { Decorator } from '@storybook/react-vite';
import { RefusedContext } from '../shared/session/Allowed.tsx';

/** As for an account to which the server refuses operations. */
export const refusing =
  (...operations: readonly string[]): Decorator =>
  (Story) => (
    <RefusedContext value={operations}>
      <Story />
    </RefusedContext>
  );
