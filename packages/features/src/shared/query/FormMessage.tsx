import { Banner, type BannerProps } from '@planner/ui';

/** Duration of a temporary message, in milliseconds. */
const MESSAGE_MS = 3000;

export interface FormMessageProps {
  /** @default 'danger' */
  tone?: BannerProps['tone'];
  /** Shows nothing if undefined. */
  message: string | undefined;
  onDismiss: () => void;
}

/** What became of a save. Disappears after three seconds or when dismissed. */
export const FormMessage = ({ tone = 'danger', message, onDismiss }: FormMessageProps) =>
  message === undefined ? null : (
    <Banner tone={tone} timeoutMs={MESSAGE_MS} onDismiss={onDismiss}>
      {message}
    </Banner>
  );
