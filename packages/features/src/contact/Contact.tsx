import { type ContactMessage, sendContactMessage } from '@planner/api-client';
import { useState } from 'react';
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useSend } from '../shared/query/useSend.ts';
import { successMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/useApi.ts';
import { CONTACT_FIELDS } from './contactRules.ts';
import { ContactView } from './ContactView.tsx';
import { errorTexts } from './errorTexts.ts';

export interface ContactProps {
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

interface Submission {
  message: ContactMessage;
  idempotencyKey: string;
}

export const Contact = ({ onDirtyChange }: ContactProps) => {
  const client = useApi();
  const { form, save, isSuccess, data, reset } = useRateLimitedSave(
    useSend(({ message, idempotencyKey }: Submission) =>
      sendContactMessage(client, message, { idempotencyKey }),
    ),
    errorTexts.send,
    CONTACT_FIELDS,
  );
  const [sentCount, setSentCount] = useState(0);
  const keyOf = useIdempotencyKey(sentCount);
  return (
    <ContactView
      {...form}
      savedCount={sentCount}
      doneMessage={successMessage({ isSuccess, data }, errorTexts.sent)}
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
