import { useQuery } from '@tanstack/react-query';
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
import { getOwnProfileQuery } from './queries.ts';

export interface OwnPasswordProps
  extends
    Pick<SaveFormState<never>, 'onDirtyChange'>,
    Pick<OwnPasswordViewProps, 'leastCharacters' | 'takesFocus'> {
  onChanged?: (() => void) | undefined;
}

export const OwnPassword = ({ onDirtyChange, onChanged, ...view }: OwnPasswordProps) => {
  const client = useApi();
  const least = useRights().offers('passwords.admin12') ? ADMIN_PASSWORD_MIN_CHARACTERS : undefined;
  const { form, save } = useRateLimitedSave(
    useSave(changeOwnPasswordMutation(client)),
    { failed: errorTexts.changePassword, done: errorTexts.passwordChanged },
    ['currentPassword', 'newPassword', 'confirmation'],
  );
  // Settings fetch it anyway; a session that must change its password first may not.
  const profile = useQuery({ ...getOwnProfileQuery(client), enabled: false });
  const [changeCount, setChangeCount] = useState(0);
  return (
    <OwnPasswordView
      {...form}
      account={profile.data?.email}
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
