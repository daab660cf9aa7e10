import { Banner, Button } from '@planner/ui';

export interface RefetchMessageProps {
  /** Renders nothing if undefined. */
  message: string | undefined;
  isRetrying: boolean | undefined;
  onRetry: () => void;
}

/** Shows that a fetch or refetch failed, until one succeeds. */
export const RefetchMessage = ({ message, isRetrying, onRetry }: RefetchMessageProps) =>
  message === undefined ? null : (
    <Banner
      tone="danger"
      action={
        <Button size="small" isPending={isRetrying} pendingLabel="Trying again..." onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Banner>
  );
