import { useState } from 'react';
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { successMessage } from '../shared/query/successMessage.ts';
import { useApi } from '../shared/app/useApi.ts';
import { CONTACT_FIELDS } from './contactSchema.ts';
import { ContactView } from './ContactView.tsx';
import { messages } from './messages.ts';
import { sendContactMessageMutation } from './queries.ts';

export interface ContactProps {
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

export const Contact = ({ onDirtyChange }: ContactProps) => {
  const { form, save, isSuccess, data, reset } = useRateLimitedSave(
    sendContactMessageMutation(useApi()),
    messages.send,
    CONTACT_FIELDS,
  );
  const [sentCount, setSentCount] = useState(0);
  const keyOf = useIdempotencyKey(sentCount);
  return (
    <ContactView
      {...form}
      savedCount={sentCount}
      doneMessage={successMessage({ isSuccess, data }, messages.sent)}
      onDismissMessage={reset}
      onSubmit={(contactMessage) =>
        save({ message: contactMessage, idempotencyKey: keyOf(contactMessage) }, () =>
          setSentCount((count) => count + 1),
        )
      }
      onDirtyChange={onDirtyChange}
    />
  );
};
