import type { SecondFactor } from '@planner/api-client';
import { lazyWithRetry } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useServerNow } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { passkeyProblem } from '../../shared/session/passkeys.ts';
import {
  createRecoveryCodesMutation,
  errorTexts,
  listOwnFactorsQuery,
  removeFactorMutation,
} from './queries.ts';
import { SecondFactorsView } from './SecondFactorsView.tsx';

// With QR codes and WebAuthn, which few visits need.
const AddFactor = lazyWithRetry(async () => (await import('./AddFactor.tsx')).AddFactor);
const RenameFactor = lazyWithRetry(async () => (await import('./RenameFactor.tsx')).RenameFactor);
const RecoveryCodes = lazyWithRetry(async () => (await import('./RecoveryCodes.tsx')).RecoveryCodes);

/** @param onChange called when a factor was added or removed: the session may need one less or more */
export const SecondFactors = ({ onChange }: { onChange: () => void }) => {
  const client = useApi();
  const now = useServerNow()();
  const list = useQuery(listOwnFactorsQuery(client));
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
            if (recoveryCodes) onChange();
            if (recoveryCodes && recoveryCodes.length > 0) setShownCodes(recoveryCodes);
          }}
        />
      )}
      {renamed && <RenameFactor factor={renamed} onClose={() => setRenamed(undefined)} />}
      {shownCodes && <RecoveryCodes codes={shownCodes} onClose={() => setShownCodes(undefined)} />}
    </>
  );
};
