import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { FilterSelect } from '../FilterSelect/FilterSelect.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { PageHeader } from './PageHeader.tsx';

const search = (
  <SearchField label="Search users" placeholder="Search users by name or email..." value="" onChange={fn()} />
);
const actions = (
  <>
    <Button icon="export">Export</Button>
    <Button icon="add" variant="primary">
      Add User
    </Button>
  </>
);

const meta = preview.meta({
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: { title: 'User Management' },
});

export const Default = meta.story({
  args: { description: '12,480 users · page 3 of 1,248', search, actions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  },
});

const filters = (
  <FilterSelect label="Role" options={[{ value: '', label: 'All roles' }]} value="" onChange={fn()} />
);

export const WithFilter = meta.story({
  args: { description: '12,480 users · page 3 of 1,248', search, filters, actions },
});

export const WithFilterOnAPhone = meta.story({
  args: { description: '12,480 users · page 3 of 1,248', search, filters, actions },
  globals: { viewport: { value: 'phone' } },
});

export const ThreeActionsOnAPhone = meta.story({
  args: {
    description: '12,480 users · page 3 of 1,248',
    search,
    filters,
    actions: (
      <>
        <Button icon="upload">Import</Button>
        <Button icon="export">Export</Button>
        <Button icon="add" variant="primary">
          Add User
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
});

export const TitleOnly = meta.story({});

export const WithItem = meta.story({
  args: { title: 'Edit Tag', item: 'Urlaub & Reisen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Tag: Urlaub & Reisen' })).toBeVisible();
  },
});

/** As high as without it, so that nothing moves when it arrives. */
export const LongItem = meta.story({
  args: { title: 'Edit Tag', item: 'Donaudampfschifffahrt '.repeat(9) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { clientHeight } = canvas.getByRole('heading', { level: 1 });
    await expect(clientHeight).toBeLessThan(40);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const TakesFocus = meta.story({
  args: { titleRef: (heading) => heading?.focus() },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(heading).not.toHaveFocus();
  },
});

export const Phone = meta.story({
  args: { description: '12,480 users · page 3 of 1,248', search, actions },
  globals: { viewport: { value: 'phone' } },
});

/** Beside the title. */
export const OneActionOnPhone = meta.story({
  args: {
    title: 'Tags',
    description: '12 tags',
    search,
    actions: <Button variant="primary">Add Tag</Button>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add Tag' });
    const box = canvas.getByRole('searchbox', { name: 'Search users' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().top);
    await expect(button.getBoundingClientRect().top).toBeLessThan(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom,
    );
  },
});

export const Tablet = meta.story({
  args: { description: '12,480 users · page 3 of 1,248', search, actions },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add User' })).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    title: 'Kundenbetreuungsverantwortlichkeit'.repeat(4),
    description: 'x'.repeat(200),
    search,
    actions,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  args: { description: '12,480 users · page 3 of 1,248', search, actions },
  globals: { direction: 'rtl' },
});
