import type { SecondFactor } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { formFailure } from '../../shared/form/formFailure.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { passkeyFailure } from '../../shared/session/passkeys.ts';
import { AddAppView, AddPasskeyView } from './AddFactorView.tsx';
import { addAppMutation, addPasskeyMutation } from '../mutations.ts';
import { errorTexts, startAppQuery } from '../queries.ts';

export interface AddFactorProps {
  kind: SecondFactor['kind'];
  /** With the recovery codes of the first factor, none for others; undefined if nothing was added. */
  onClose: (recoveryCodes?: readonly string[]) => void;
}

const AddApp = ({ onClose }: Omit<AddFactorProps, 'kind'>) => {
  const client = useApi();
  const offer = useQuery(startAppQuery(client));
  const { save, isPending, error, reset } = useSave(addAppMutation(client));
  return (
    <AddAppView
      {...useLoadState(offer, errorTexts.start)}
      {...formFailure(error, errorTexts.add, ['name', 'code'])}
      isPending={isPending}
      onDismissMessage={reset}
      onSubmit={(values) =>
        offer.data &&
        save({ ...values, challenge: offer.data.challenge }, ({ recoveryCodes }) => onClose(recoveryCodes))
      }
      onClose={() => onClose()}
    />
  );
};

const AddPasskey = ({ onClose }: Omit<AddFactorProps, 'kind'>) => {
  const { save, isPending, error, reset } = useSave(addPasskeyMutation(useApi()));
  const failure = formFailure(error, errorTexts.add, ['name']);
  return (
    <AddPasskeyView
      {...failure}
      errorMessage={passkeyFailure(error) ?? failure.errorMessage}
      isPending={isPending}
      onDismissMessage={reset}
      onSubmit={({ name }) => save(name, ({ recoveryCodes }) => onClose(recoveryCodes))}
      onClose={() => onClose()}
    />
  );
};

/** Adds a second factor in a dialog. */
export const AddFactor = ({ kind, ...props }: AddFactorProps) =>
  kind === 'app' ? <AddApp {...props} /> : <AddPasskey {...props} />;
