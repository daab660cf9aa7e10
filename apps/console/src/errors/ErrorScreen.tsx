import { ScreenError } from '@planner/ui';
import { paths } from '../paths.ts';
import { ScreenLoadError } from './loadScreen.ts';

interface ErrorScreenProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown for a screen that threw, or whose code failed to load. */
export const ErrorScreen = ({ error, onRetry }: ErrorScreenProps) =>
  error instanceof ScreenLoadError ? (
    <ScreenError
      title="This screen could not be loaded"
      message="The server cannot be reached, or a new version has just been installed."
      // A reload, because browsers cache a failed import for the lifetime of the page.
      onRetry={() => location.reload()}
    />
  ) : (
    <ScreenError
      title="This screen ran into a problem"
      message="Everything you saved is safe. Try again. If it happens again, go to the start page."
      onRetry={onRetry}
      homeHref={paths.login()}
    />
  );
