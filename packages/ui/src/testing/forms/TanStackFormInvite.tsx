import { Button, Form, FormActions, Select, TextField } from '../../index.ts';
import { useForm } from '@tanstack/react-form';
import { useRef } from 'react';

const roles = [
  { value: 'reader', label: 'Reader' },
  { value: 'editor', label: 'Editor' },
];

export interface InviteProps {
  onInvite: (invitation: { email: string; role: string }) => void;
}

export const Invite = ({ onInvite }: InviteProps) => {
  const email = useRef<HTMLInputElement>(null);
  const form = useForm({
    defaultValues: { email: '', role: 'reader' },
    onSubmit: ({ value }) => onInvite(value),
    onSubmitInvalid: () => email.current?.focus(),
  });
  return (
    <Form onSubmit={() => form.handleSubmit()}>
      <form.Field
        name="email"
        validators={{ onSubmit: ({ value }) => (value === '' ? 'Enter an email address' : undefined) }}
      >
        {(field) => (
          <TextField
            ref={email}
            label="Email"
            isRequired
            value={field.state.value}
            onChange={field.handleChange}
            onBlur={field.handleBlur}
            isInvalid={!field.state.meta.isValid}
            errorMessage={field.state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="role">
        {(field) => (
          <Select
            label="Role"
            options={roles}
            value={field.state.value}
            onChange={field.handleChange}
            onBlur={field.handleBlur}
          />
        )}
      </form.Field>
      <FormActions>
        <Button type="submit" variant="primary">
          Invite
        </Button>
        <Button onPress={() => form.reset()}>Start again</Button>
      </FormActions>
    </Form>
  );
};
