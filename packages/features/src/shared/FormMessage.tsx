import { Banner } from '@planner/ui';
import { MESSAGE_MS } from './constants.ts';

export interface FormMessageProps {
  /** Why the last save failed; nothing is shown without. */
  message: string | undefined;
  onDismiss: () => void;
}

/** Why a save failed: above the form's buttons, where the person is looking, for three seconds or until it is dismissed. */
export const FormMessage = ({ message, onDismiss }: FormMessageProps) =>
  message === undefined ? null : (
    <Banner tone="danger" timeoutMs={MESSAGE_MS} onDismiss={onDismiss}>
      {message}
    </Banner>
  );
