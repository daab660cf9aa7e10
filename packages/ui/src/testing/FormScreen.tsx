import { useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Form, FormActions, FormGrid } from '../Form/Form.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Toast } from '../Toast/Toast.tsx';

const ROLES = [
  { value: 'user', label: 'user' },
  { value: 'admin', label: 'admin' },
];

export function FormScreen() {
  const [values, setValues] = useState({
    name: '',
    email: '',
    role: 'user',
    height: '',
    website: '',
    notes: '',
  });
  const [isRejected, setRejected] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (value: string) => setValues((old) => ({ ...old, [name]: value })),
  });
  const isNameMissing = isRejected && values.name === '';
  const submit = () => {
    setRejected(values.name === '');
    setSaved(values.name !== '');
  };
  return (
    <Stack gap="l">
      <PageHeader title="Add New User" />
      <Card width="form">
        <Form aria-label="Add New User" onSubmit={submit}>
          <FormGrid columns={2}>
            <TextField
              {...field('name')}
              label="Full Name"
              isRequired
              isInvalid={isNameMissing}
              errorMessage="Full name is required"
            />
            <TextField {...field('email')} label="Email" type="email" />
            <Select {...field('role')} label="Role" options={ROLES} />
            <TextField {...field('height')} label="Height" suffix="cm" description="30 to 300" />
          </FormGrid>
          <TextField {...field('website')} label="Website" dir="ltr" inputMode="url" />
          <TextArea {...field('notes')} label="Notes" />
          {isSaved && <Toast onDismiss={() => setSaved(false)}>User created</Toast>}
          {isNameMissing && <Banner tone="danger">The user was not created.</Banner>}
          <FormActions>
            <Button type="submit" variant="primary" size="large">
              Create User
            </Button>
            <LinkButton size="large" href="/users/all-users">
              Cancel
            </LinkButton>
          </FormActions>
        </Form>
      </Card>
    </Stack>
  );
}
