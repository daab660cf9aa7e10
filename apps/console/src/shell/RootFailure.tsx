import { PublicLayout } from '@planner/ui';
import { ScreenFailure } from './ScreenFailure.tsx';

/** In place of everything, should the layout itself break. */
export const RootFailure = () => (
  <PublicLayout>
    <ScreenFailure />
  </PublicLayout>
);
