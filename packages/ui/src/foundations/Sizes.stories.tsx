import type { AriaRole } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ColorField } from '../ColorField/ColorField.tsx';
import { CommandButton } from '../CommandPalette/CommandButton.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { FilterSelect } from '../FilterSelect/FilterSelect.tsx';
import { FormActions, FormGrid } from '../Form/Form.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Heading } from '../Text/Heading.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { Application } from '../testing/Application.tsx';
import { ListScreen } from '../testing/ListScreen.tsx';

const meta = preview.meta({ title: 'Foundations/Sizes' });

const ignore = () => {};

const roles = [{ value: 'user', label: 'User' }];

const inForm = (
  <section aria-label="In a form">
    <Stack gap="m">
      <Heading level={2}>40 px in a form</Heading>
      <FormGrid columns={2}>
        <TextField label="Name" value="Amelia Okafor" onChange={ignore} />
        <TextField label="Height" suffix="cm" value="172" onChange={ignore} />
        <PasswordField label="Password" value="correct horse" onChange={ignore} />
        <Select label="Role" options={roles} value="user" onChange={ignore} />
        <DateField label="Date of birth" value="1990-02-04" onChange={ignore} />
        <ColorField label="Color" value="#3b82f6" onChange={ignore} />
        <SegmentedControl
          label="Theme"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value="light"
          onChange={ignore}
        />
      </FormGrid>
      <FormActions>
        <Button size="large" variant="primary">
          Create User
        </Button>
        <LinkButton size="large" href="#">
          Cancel
        </LinkButton>
      </FormActions>
    </Stack>
  </section>
);

const inBar = (
  <section aria-label="In a bar">
    <Stack gap="m">
      <Heading level={2}>36 px in a bar</Heading>
      <Inline>
        <SearchField label="Search users" placeholder="Search users" value="" onChange={ignore} />
        <FilterSelect label="Role of users" options={roles} value="user" onChange={ignore} />
        <Button icon="export">Export</Button>
        <LinkButton href="#" icon="add" variant="primary">
          Add User
        </LinkButton>
        <CommandButton label="Go to..." onPress={ignore} />
        <ThemeToggle theme="light" onChange={ignore} />
        <IconButton icon="edit" label="Edit" onPress={ignore} />
      </Inline>
    </Stack>
  </section>
);

const inCard = (
  <section aria-label="In a card or row">
    <Stack gap="m">
      <Heading level={2}>32 px in a card or row</Heading>
      <Inline>
        <Button size="small">View all</Button>
        <LinkButton size="small" href="#">
          Details
        </LinkButton>
        <IconButton size="small" icon="delete" label="Delete" onPress={ignore} />
        <Pagination currentPage={2} totalPages={3} onPageChange={ignore} />
      </Inline>
    </Stack>
  </section>
);

/** Height of the box that users see: a field with a suffix draws it around its input. */
const heightOf = (element: Element | null | undefined): number | undefined => {
  if (!element) return undefined;
  const isDrawn = Number.parseFloat(getComputedStyle(element).borderBlockStartWidth) > 0;
  return isDrawn ? element.getBoundingClientRect().height : heightOf(element.parentElement);
};

/** A control's height follows from where it stands. */
export const Controls = meta.story({
  render: () => (
    <Stack gap="xxl">
      {inForm}
      {inBar}
      {inCard}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Name', 'Date of birth', 'Height', 'Password', 'Color', 'Role'])
      await expect([name, heightOf(canvas.getByLabelText(name))]).toEqual([name, 40]);
    await expect(heightOf(canvas.getByText('Light', { selector: 'label' }).parentElement)).toBe(40);
    const heights: [number, AriaRole, (string | RegExp)[]][] = [
      [40, 'button', ['Create User']],
      [40, 'link', ['Cancel']],
      [36, 'searchbox', ['Search users']],
      [36, 'combobox', ['Role of users']],
      [36, 'button', ['Export', /^Go to/, 'Switch to dark theme', 'Edit']],
      [36, 'link', ['Add User']],
      [32, 'button', ['View all', 'Delete', 'Next page']],
      [32, 'link', ['Details']],
    ];
    for (const [height, role, names] of heights)
      for (const name of names)
        await expect([name, canvas.getByRole(role, { name }).getBoundingClientRect().height]).toEqual([
          name,
          height,
        ]);
  },
});

const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

/** Top bar and rows are 60 px high, the sidebar is 248 px wide, and the content has 28 px on each side. */
export const Screen = meta.story({
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'laptop' } },
  render: () => (
    <Application title="Users" href="/users/all-users">
      <ListScreen />
    </Application>
  ),
  play: async ({ canvas }) => {
    await expect(boxOf(canvas.getByRole('banner')).height).toBe(60);
    await expect(boxOf(canvas.getByRole('navigation', { name: 'Main' })).width).toBe(248);
    const [, first] = canvas.getAllByRole('row');
    await waitFor(() => expect(boxOf(first).height).toBe(60));
    // Between 28 px of space and the card's border.
    await expect(boxOf(canvas.getByRole('table')).width).toBe(1440 - 248 - 2 * 28 - 2);
  },
});
