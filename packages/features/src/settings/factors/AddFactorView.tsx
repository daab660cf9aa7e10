import type { FactorOffer } from '@planner/api-client';
import { CopyButton, Inline, Isolate, PinField, QrCode, Skeleton, Stack, Text, TextField } from '@planner/ui';
import { usePlainForm } from '../../shared/form/usePlainForm.ts';
import { LoadBody } from '../../shared/query/LoadBody.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { FactorDialog, type FactorDialogState, nameProblem } from './FactorDialog.tsx';
import { errorTexts } from '../queries.ts';

interface AddViewProps<Values> extends FactorDialogState {
  fieldErrors: Record<string, string> | undefined;
  onSubmit: (values: Values) => void;
}

export type AddAppViewProps = AddViewProps<{ name: string; code: string }> & LoadProps<FactorOffer>;

/** In groups of four, to type. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

export const AddAppView = ({ state, onRetry, fieldErrors, onSubmit, ...dialog }: AddAppViewProps) => {
  const { values, check, bind } = usePlainForm({ code: '', name: 'Authenticator app' }, fieldErrors);
  const submit = () => {
    const isComplete = check({
      code: values.code === '' ? errorTexts.codeRequired : undefined,
      name: nameProblem(values.name),
    });
    if (isComplete && !dialog.isPending) onSubmit({ ...values, name: values.name.trim() });
  };
  const app = state.status === 'ready' ? state.data.app : undefined;
  return (
    <FactorDialog {...dialog} title="Add an authenticator app" submitLabel="Add app" onSubmit={submit}>
      <Text as="p">Scan this code with your authenticator app, or type the key into it.</Text>
      <LoadBody state={state} onRetry={onRetry}>
        {app ? (
          <Stack gap="m">
            <QrCode text={app.uri} label="QR code for your authenticator app" />
            <Inline gap="xs" wrap={false}>
              <Text>
                <Isolate>{grouped(app.secret)}</Isolate>
              </Text>
              <CopyButton text={app.secret} label="Copy the key" />
            </Inline>
            <PinField
              {...bind('code')}
              label="Code"
              description="The six digits that the app shows now."
              isRequired
            />
            <TextField {...bind('name')} label="Name" description="To tell your factors apart." isRequired />
          </Stack>
        ) : (
          <Skeleton shape="block" />
        )}
      </LoadBody>
    </FactorDialog>
  );
};

export type AddPasskeyViewProps = AddViewProps<{ name: string }>;

export const AddPasskeyView = ({ fieldErrors, onSubmit, ...dialog }: AddPasskeyViewProps) => {
  const { values, check, bind } = usePlainForm({ name: 'Passkey' }, fieldErrors);
  const submit = () => {
    if (check({ name: nameProblem(values.name) }) && !dialog.isPending)
      onSubmit({ name: values.name.trim() });
  };
  return (
    <FactorDialog {...dialog} title="Add a passkey" submitLabel="Create passkey" onSubmit={submit}>
      <Text as="p">
        Your browser asks how to keep it: on this device, on your phone, or on a security key. Then it signs
        you in without your password.
      </Text>
      <TextField {...bind('name')} label="Name" description="To tell your factors apart." isRequired />
    </FactorDialog>
  );
};
