import { type ContactMessage, sendContactMessage } from '@planner/api-client';
import { useState } from 'react';
import type { SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useApiMutation } from '../shared/query/useApiMutation.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { CONTACT_FIELDS, ContactView } from './ContactView.tsx';

/** Lets a visitor send a message to the administrators. */
export const Contact = ({ onDirtyChange }: Pick<SaveFormState<never>, 'onDirtyChange'>) => {
  const client = useApi();
  const { form, save } = useRateLimitedSave(
    useApiMutation(({ message, idempotencyKey }: { message: ContactMessage; idempotencyKey: string }) =>
      sendContactMessage(client, message, { idempotencyKey }),
    ),
    { failed: 'Failed to submit form', done: 'Your message has been sent' },
    CONTACT_FIELDS,
  );
  const [sentCount, setSentCount] = useState(0);
  const keyOf = useIdempotencyKey(sentCount);
  return (
    <ContactView
      {...form}
      savedCount={sentCount}
      onSubmit={(contactMessage) =>
        save({ message: contactMessage, idempotencyKey: keyOf(contactMessage) }, () =>
          setSentCount((count) => count + 1),
        )
      }
      onDirtyChange={onDirtyChange}
    />
  );
};
