import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Form, FormActions } from '../Form/Form.tsx';
import { Grid, Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton });

export const Default = meta.story({});

export const Variants = meta.story({
  render: () => (
    <Stack>
      <Inline wrap={false}>
        <Skeleton shape="circle" />
        <Stack gap="xxs">
          <Skeleton width="medium" />
          <Skeleton width="short" />
        </Stack>
      </Inline>
      <Skeleton width="long" />
      <Skeleton width="full" />
      <Skeleton shape="block" />
      <Skeleton shape="field" />
      <Skeleton shape="button" />
    </Stack>
  ),
});

export const NoLayoutShift = meta.story({
  render: () => (
    <Inline align="start">
      <Stack gap="xxs">
        <Skeleton />
        <Text>end</Text>
      </Stack>
      <Stack gap="xxs">
        <Text>Amelia Okafor</Text>
        <Text>end</Text>
      </Stack>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [skeleton, words] = canvas.getAllByText('end').map((end) => end.getBoundingClientRect().top);
    await expect(skeleton).toBe(words);
  },
});

export const NoLayoutShiftInForm = meta.story({
  render: () => (
    <Grid columns={2}>
      <Stack gap="m">
        <Skeleton shape="field" />
        <Skeleton shape="button" />
        <Text>end</Text>
      </Stack>
      <Form aria-label="Profile" onSubmit={() => {}}>
        <TextField label="Full Name" value="Amelia Okafor" onChange={() => {}} />
        <FormActions>
          <Button size="large">Save Name</Button>
        </FormActions>
        <Text>end</Text>
      </Form>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [skeleton, form] = canvas.getAllByText('end').map((end) => end.getBoundingClientRect().top);
    await expect(skeleton).toBe(form);
  },
});
