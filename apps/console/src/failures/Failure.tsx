import { ScreenError } from '@planner/ui';
import { paths } from '../paths.ts';
import { ScreenNotLoaded } from './ScreenNotLoaded.ts';

interface FailureProps {
  error: unknown;
  /** Shows the screen again. */
  onRetry: () => void;
}

/** In place of a screen that broke, or whose code did not come. */
export const Failure = ({ error, onRetry }: FailureProps) =>
  error instanceof ScreenNotLoaded ? (
    <ScreenError
      title="This screen could not be loaded"
      message="The server cannot be reached, or a new version has just been installed."
      // Browsers remember what failed to load for as long as the page lives.
      onRetry={() => location.reload()}
    />
  ) : (
    <ScreenError
      title="This screen ran into a problem"
      message="Nothing that was saved is lost. Try again; if it happens again, start from the first page."
      onRetry={onRetry}
      homeHref={paths.login()}
    />
  );
