import { Button, TextField } from '@planner/ui';

export default function Later() {
  return (
    <>
      <TextField label="Name" value="Ada" onChange={() => {}} />
      <Button variant="primary">Later</Button>
    </>
  );
}
