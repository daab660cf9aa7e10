import { useState } from 'react';
import { Banner } from '../../Banner/Banner.tsx';
import { Button } from '../../Button/Button.tsx';
import { Card } from '../../Card/Card.tsx';
import { Form } from '../../Form/Form.tsx';
import { FormActions } from '../../Form/FormActions.tsx';
import { FormGrid } from '../../Form/FormGrid.tsx';
import { LinkButton } from '../../LinkButton/LinkButton.tsx';
import { PageHeader } from '../../PageHeader/PageHeader.tsx';
import { Select } from '../../Select/Select.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { TextArea } from '../../TextArea/TextArea.tsx';
import { TextField } from '../../TextField/TextField.tsx';

const ROLES = [
  { value: 'user', label: 'user' },
  { value: 'admin', label: 'admin' },
];

/** For stories: a screen with one form; sending it without a name shows where errors stand. */
export function FormScreen() {
  const [values, setValues] = useState({ name: '', email: '', role: 'user', height: '', notes: '' });
  const [isRefused, setRefused] = useState(false);
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (value: string) => setValues((old) => ({ ...old, [name]: value })),
  });
  const isNameless = isRefused && values.name === '';
  return (
    <Stack gap="l">
      <PageHeader title="Add New User" />
      <Card width="form">
        <Form aria-label="Add New User" onSubmit={() => setRefused(values.name === '')}>
          <FormGrid columns={2}>
            <TextField
              {...field('name')}
              label="Full Name"
              isRequired
              isInvalid={isNameless}
              errorMessage="Full name is required"
            />
            <TextField {...field('email')} label="Email" type="email" />
            <Select {...field('role')} label="Role" options={ROLES} />
            <TextField {...field('height')} label="Height (cm)" description="30 to 300" />
          </FormGrid>
          <TextArea {...field('notes')} label="Notes" />
          {isNameless && <Banner tone="danger">The user was not created.</Banner>}
          <FormActions>
            <Button type="submit" variant="primary">
              Create User
            </Button>
            <LinkButton href="/users/all-users">Cancel</LinkButton>
          </FormActions>
        </Form>
      </Card>
    </Stack>
  );
}
