import type { SecondFactor } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useServerNow } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { passkeyProblem } from '../../shared/session/passkeys.ts';
import { createRecoveryCodesMutation, removeFactorMutation } from '../mutations.ts';
import { errorTexts, getOwnProfileQuery, listOwnFactorsQuery } from '../queries.ts';
import { AddFactor } from './AddFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RenameFactor } from './RenameFactor.tsx';
import { SecondFactorsView, type SecondFactorsViewProps } from './SecondFactorsView.tsx';

interface SecondFactorsProps extends Pick<SecondFactorsViewProps, 'isAlone'> {
  /** Called when a factor was added or removed: the session may need one less or more. */
  onChange: () => void;
}

export const SecondFactors = ({ onChange, ...view }: SecondFactorsProps) => {
  const client = useApi();
  const now = useServerNow()();
  const list = useQuery(listOwnFactorsQuery(client));
  // As other cards have read it.
  const { data: profile } = useQuery({ ...getOwnProfileQuery(client), enabled: false });
  const remove = useSave(removeFactorMutation(client));
  const codes = useSave(createRecoveryCodesMutation(client));
  const [adding, setAdding] = useState<SecondFactor['kind']>();
  const [renamed, setRenamed] = useState<SecondFactor>();
  const [shownCodes, setShownCodes] = useState<readonly string[]>();
  const failure = remove.error
    ? errorMessage(remove.error, errorTexts.remove)
    : codes.error
      ? errorMessage(codes.error, errorTexts.codes)
      : undefined;
  const dismiss = () => {
    remove.reset();
    codes.reset();
  };
  return (
    <>
      <SecondFactorsView
        {...view}
        {...useLoadState(list, errorTexts.list)}
        now={now}
        passkeyProblem={passkeyProblem(undefined)}
        isRemoving={remove.isPending}
        isCreatingCodes={codes.isPending}
        errorMessage={failure}
        onDismissMessage={dismiss}
        onAdd={setAdding}
        onRename={setRenamed}
        onRemove={(factor, onRemoved) =>
          remove.save(
            factor,
            () => {
              onRemoved();
              onChange();
            },
            onRemoved,
          )
        }
        onCreateCodes={() => codes.save(undefined, ({ recoveryCodes }) => setShownCodes(recoveryCodes))}
      />
      {adding && (
        <AddFactor
          kind={adding}
          onClose={(recoveryCodes) => {
            setAdding(undefined);
            // The host may replace this once nothing is due, so the codes come first.
            if (recoveryCodes && recoveryCodes.length > 0) setShownCodes(recoveryCodes);
            else if (recoveryCodes) onChange();
          }}
        />
      )}
      {renamed && <RenameFactor factor={renamed} onClose={() => setRenamed(undefined)} />}
      {shownCodes && (
        <RecoveryCodes
          codes={shownCodes}
          email={profile?.email}
          onClose={() => {
            setShownCodes(undefined);
            onChange();
          }}
        />
      )}
    </>
  );
};
