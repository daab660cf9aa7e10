import { Button, FormActions, Select, TextField } from '../../index.ts';

const roles = [
  { value: 'reader', label: 'Reader' },
  { value: 'editor', label: 'Editor' },
];

export const Invite = ({ address }: { address: string }) => (
  <form method="post" action={address}>
    <TextField type="email" name="email" label="Email" isRequired />
    <Select name="role" label="Role" options={roles} defaultValue="reader" />
    <FormActions>
      <Button type="submit" variant="primary">
        Invite
      </Button>
      <Button type="reset">Start again</Button>
    </FormActions>
  </form>
);
