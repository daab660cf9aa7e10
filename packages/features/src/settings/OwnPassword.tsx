import { useState } from 'react';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useSave } from '../shared/query/useSave.ts';
import { successMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/useApi.ts';
import { errorTexts } from './errorTexts.ts';
import { OwnPasswordView } from './OwnPasswordView.tsx';
import { changeOwnPasswordMutation } from './mutations.ts';
import { PASSWORD_FIELDS } from './settingsSchemas.ts';

export interface OwnPasswordProps {
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

export const OwnPassword = ({ onDirtyChange }: OwnPasswordProps) => {
  const { form, save, isSuccess, data, reset } = useRateLimitedSave(
    useSave(changeOwnPasswordMutation(useApi())),
    errorTexts.changePassword,
    PASSWORD_FIELDS,
  );
  const [changeCount, setChangeCount] = useState(0);
  const done = successMessage({ isSuccess, data }, errorTexts.passwordChanged);
  return (
    <OwnPasswordView
      {...form}
      slow={undefined}
      onDirtyChange={onDirtyChange}
      savedCount={changeCount}
      doneMessage={done && `${done}. ${errorTexts.sessionsEnded}.`}
      onDismissMessage={reset}
      onSubmit={(change) => save(change, () => setChangeCount((count) => count + 1))}
    />
  );
};
