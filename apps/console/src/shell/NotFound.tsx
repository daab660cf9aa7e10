import { ScreenError } from '@planner/ui';
import { paths } from '../paths.ts';

export const NotFound = () => (
  <ScreenError
    title="Page not found"
    message="The address may be misspelled, or the page may have moved."
    homeHref={paths.login()}
  />
);
