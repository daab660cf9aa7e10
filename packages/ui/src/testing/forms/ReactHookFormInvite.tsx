import { Button, Form, FormActions, Select, TextField } from '../../index.ts';
import { Controller, useForm } from 'react-hook-form';

const roles = [
  { value: 'reader', label: 'Reader' },
  { value: 'editor', label: 'Editor' },
];

export interface InviteProps {
  onInvite: (invitation: { email: string; role: string }) => void;
}

export const Invite = ({ onInvite }: InviteProps) => {
  const { control, handleSubmit, reset } = useForm({ defaultValues: { email: '', role: 'reader' } });
  return (
    <Form onSubmit={handleSubmit(onInvite)}>
      <Controller
        name="email"
        control={control}
        rules={{ required: 'Enter an email address' }}
        render={({ field: { disabled, ...field }, fieldState }) => (
          <TextField
            {...field}
            label="Email"
            isRequired
            isDisabled={disabled}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="role"
        control={control}
        render={({ field: { disabled, ...field } }) => (
          <Select {...field} label="Role" options={roles} isDisabled={disabled} />
        )}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          Invite
        </Button>
        <Button onPress={() => reset()}>Start again</Button>
      </FormActions>
    </Form>
  );
};
