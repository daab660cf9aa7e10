import { Banner, Button } from '@planner/ui';

export interface RefetchMessageProps {
  /** Why the last request failed; nothing is shown without. */
  message: string | undefined;
  /** Whether another attempt is under way. */
  isRetrying: boolean | undefined;
  onRetry: () => void;
}

/** Says that data could not be fetched, or brought up to date. It stays until that has worked. */
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
