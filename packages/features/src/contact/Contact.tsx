import { useState } from 'react';
import { useApi } from '../shared/useApi.ts';
import { useIdempotencyKey } from '../shared/useIdempotencyKey.ts';
import { useLimitedSave } from '../shared/useLimitedSave.ts';
import { CONTACT_FIELDS } from './contactSchema.ts';
import { ContactView } from './ContactView.tsx';
import { messages } from './messages.ts';
import { sendContactMessageMutation } from './queries.ts';

export interface ContactProps {
  /** Whether there is unsaved work. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The public page on which anybody can write to the administrators. */
export const Contact = ({ onDirtyChange }: ContactProps) => {
  const { form, save, data, reset } = useLimitedSave(
    sendContactMessageMutation(useApi()),
    messages.send,
    CONTACT_FIELDS,
  );
  const [sentCount, setSentCount] = useState(0);
  const idempotencyKey = useIdempotencyKey(sentCount);
  return (
    <ContactView
      {...form}
      sentCount={sentCount}
      doneMessage={data?.message}
      onDismissMessage={reset}
      onSubmit={(contactMessage) =>
        save({ message: contactMessage, idempotencyKey }, () => setSentCount((count) => count + 1))
      }
      onDirtyChange={onDirtyChange}
    />
  );
};
