import { ScreenError } from '@planner/ui';
import { paths } from '../paths.ts';

/** For addresses that lead nowhere. */
export const NotFound = () => (
  <ScreenError
    title="Page not found"
    message="Nothing is at this address. It may be misspelt, or what was here has moved."
    homeHref={paths.login()}
  />
);
