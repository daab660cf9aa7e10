import { useState } from 'react';
import type { SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useSave } from '../shared/query/useSave.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useRights } from '../shared/session/rights.ts';
import { ADMIN_PASSWORD_MIN_CHARACTERS } from '../shared/form/text/textRules.ts';
import { errorTexts } from './errorTexts.ts';
import { OwnPasswordView, type OwnPasswordViewProps } from './OwnPasswordView.tsx';
import { changeOwnPasswordMutation } from './mutations.ts';

export interface OwnPasswordProps
  extends
    Pick<SaveFormState<never>, 'onDirtyChange'>,
    Pick<OwnPasswordViewProps, 'leastCharacters' | 'takesFocus'> {
  onChanged?: (() => void) | undefined;
}

export const OwnPassword = ({ onDirtyChange, onChanged, ...view }: OwnPasswordProps) => {
  const least = useRights().offers('passwords.admin12') ? ADMIN_PASSWORD_MIN_CHARACTERS : undefined;
  const { form, save } = useRateLimitedSave(
    useSave(changeOwnPasswordMutation(useApi())),
    { failed: errorTexts.changePassword, done: errorTexts.passwordChanged },
    ['currentPassword', 'newPassword', 'confirmation'],
  );
  const [changeCount, setChangeCount] = useState(0);
  return (
    <OwnPasswordView
      {...form}
      slow={undefined}
      leastCharacters={least}
      {...view}
      onDirtyChange={onDirtyChange}
      savedCount={changeCount}
      doneMessage={form.doneMessage && `${form.doneMessage}. ${errorTexts.sessionsEnded}.`}
      onSubmit={(change) =>
        save(change, () => {
          setChangeCount((count) => count + 1);
          onChanged?.();
        })
      }
    />
  );
};
