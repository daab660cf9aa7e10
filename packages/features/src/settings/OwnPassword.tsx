import { useState } from 'react';
import { useApi } from '../shared/useApi.ts';
import { useLimitedSave } from '../shared/useLimitedSave.ts';
import { messages } from './messages.ts';
import { OwnPasswordView } from './OwnPasswordView.tsx';
import { changeOwnPasswordMutation } from './queries.ts';
import { PASSWORD_FIELDS } from './settingsSchemas.ts';

/** The own password. */
export const OwnPassword = () => {
  const { form, save, data, reset } = useLimitedSave(
    changeOwnPasswordMutation(useApi()),
    messages.changePassword,
    PASSWORD_FIELDS,
  );
  const [changes, setChanges] = useState(0);
  return (
    <OwnPasswordView
      {...form}
      changeCount={changes}
      doneMessage={data?.message}
      onDismissMessage={reset}
      onSubmit={(change) => save(change, () => setChanges((count) => count + 1))}
    />
  );
};
