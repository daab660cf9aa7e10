import type { SecondFactor } from '@planner/api-client';
import { TextField } from '@planner/ui';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { formFailure } from '../../shared/form/formFailure.ts';
import { usePlainForm } from '../../shared/form/usePlainForm.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { FactorDialog, nameProblem } from './FactorDialog.tsx';
import { renameFactorMutation } from '../mutations.ts';
import { errorTexts } from '../queries.ts';

/** One file instead of a data/view pair: a field in a dialog. */
export const RenameFactor = ({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) => {
  const { save, isPending, error, reset } = useSave(renameFactorMutation(useApi()));
  const { fieldErrors, errorMessage } = formFailure(error, errorTexts.rename, ['name']);
  const { values, check, bind } = usePlainForm({ name: factor.name }, fieldErrors);
  const submit = () => {
    if (check({ name: nameProblem(values.name) })) save({ id: factor.id, name: values.name.trim() }, onClose);
  };
  return (
    <FactorDialog
      title="Rename second factor"
      submitLabel="Save name"
      isPending={isPending}
      errorMessage={errorMessage}
      onDismissMessage={reset}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...bind('name')} label="Name" isRequired />
    </FactorDialog>
  );
};
