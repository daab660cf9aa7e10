import { Banner } from '@planner/ui';
import { MESSAGE_MS } from './constants.ts';

export interface FormMessageProps {
  /** Shows nothing if undefined. */
  message: string | undefined;
  onDismiss: () => void;
}

/** Why a save failed. Disappears after three seconds or when dismissed. */
export const FormMessage = ({ message, onDismiss }: FormMessageProps) =>
  message === undefined ? null : (
    <Banner tone="danger" timeoutMs={MESSAGE_MS} onDismiss={onDismiss}>
      {message}
    </Banner>
  );
