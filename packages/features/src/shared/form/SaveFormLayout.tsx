import { Banner, Button, Form, FormActions, LinkButton, type FormProps, Text } from '@planner/ui';
import type { ReactNode } from 'react';
import { FormMessage } from '../query/FormMessage.tsx';
import { type SlowRequestNoticeProps, SlowRequestNotice } from '../query/SlowRequestNotice.tsx';

export interface RateLimitNoticeProps {
  /** Seconds until the server accepts another attempt. 0, the default: no countdown. */
  waitS?: number | undefined;
  /** Shown instead of the countdown while a request is slow. */
  slow?: SlowRequestNoticeProps | undefined;
}

export const RateLimitNotice = ({ waitS = 0, slow }: RateLimitNoticeProps) => {
  if (slow?.isSlow) return <SlowRequestNotice {...slow} />;
  return waitS > 0 ? (
    <Text as="p" tone="muted" numeric>
      You can try again in {waitS} s
    </Text>
  ) : null;
};

export interface SaveFormState<Values> {
  isPending: boolean;
  /** Saved and about to close: the form can't be submitted again. */
  isDone?: boolean | undefined;
  /** Disappears after three seconds, or stays when `isDone`. */
  doneMessage?: string | undefined;
  /** Disappears after three seconds. */
  errorMessage?: string | undefined;
  /** The server's errors by field. Each stays until its field is edited. */
  fieldErrors?: Record<string, string> | undefined;
  /** Each save resets the form to its default values. */
  savedCount?: number | undefined;
  /** Seconds until the server accepts another attempt. */
  waitS?: number | undefined;
  /** Omit it inside the shell, where `SlowRequestMonitor` shows one. */
  slow?: SlowRequestNoticeProps | undefined;
  cancelHref?: string | undefined;
  onDismissMessage: () => void;
  onSubmit: (values: Values) => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

export interface SaveFormLayoutProps extends Omit<
  SaveFormState<never>,
  'fieldErrors' | 'savedCount' | 'onSubmit' | 'onDirtyChange'
> {
  label: string;
  submitLabel: string;
  pendingLabel: string;
  /** Replaces `submitLabel` when `isDone`. */
  doneLabel?: string | undefined;
  /** Between the fields and the messages, such as upload progress. */
  status?: ReactNode;
  onSubmit: FormProps['onSubmit'];
  onSubmitAnother?: (() => void) | undefined;
  children: ReactNode;
}

/** Fields, messages and buttons of a form that saves. Without a form library, to keep it out of pages without a session. */
export const SaveFormLayout = (props: SaveFormLayoutProps) => {
  const { submitLabel, doneLabel = submitLabel, isDone = false, doneMessage, onDismissMessage } = props;
  return (
    <Form onSubmit={props.onSubmit} aria-label={props.label}>
      {props.children}
      {props.status}
      {isDone && doneMessage !== undefined ? (
        <Banner tone="positive">{doneMessage}</Banner>
      ) : (
        <FormMessage tone="positive" message={doneMessage} onDismiss={onDismissMessage} />
      )}
      <FormMessage message={props.errorMessage} onDismiss={onDismissMessage} />
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={props.isPending}
          pendingLabel={props.pendingLabel}
          isDisabled={isDone}
        >
          {isDone ? doneLabel : submitLabel}
        </Button>
        {props.onSubmitAnother && (
          <Button size="large" isDisabled={props.isPending || isDone} onPress={props.onSubmitAnother}>
            Save and add another
          </Button>
        )}
        {props.cancelHref !== undefined && (
          <LinkButton size="large" href={props.cancelHref}>
            Cancel
          </LinkButton>
        )}
      </FormActions>
      <RateLimitNotice waitS={props.waitS} slow={props.slow} />
    </Form>
  );
};
