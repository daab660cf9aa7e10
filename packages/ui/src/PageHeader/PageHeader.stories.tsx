import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { FilterSelect } from '../FilterSelect/FilterSelect.tsx';
import { Link } from '../Link/Link.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
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

export const TitleOnly = meta.story({});

export const WithItem = meta.story({
  args: { title: 'Edit Tag', item: 'Urlaub & Reisen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Tag: Urlaub & Reisen' })).toBeVisible();
  },
});

export const LongItem = meta.story({
  args: { title: 'Edit Tag', item: 'Donaudampfschifffahrt '.repeat(9) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The whole name, in lines of 28 px.
    const { clientHeight } = canvas.getByRole('heading', { level: 1 });
    await expect(clientHeight).toBeGreaterThan(200);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const person = {
  title: 'Amara Okafor',
  avatar: <Avatar size="large" name="Amara Okafor" />,
  facts: (
    <Inline gap="s">
      <Badge tone="danger">admin</Badge>
      <Link href="mailto:amara.okafor@example.org" variant="quiet">
        amara.okafor@example.org
      </Link>
      <Text tone="muted">Joined Oct 28, 2026</Text>
    </Inline>
  ),
  actions: (
    <Button icon="edit" variant="primary">
      Edit
    </Button>
  ),
};

export const Person = meta.story({
  args: person,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'amara.okafor@example.org' })).toBeVisible();
  },
});

/** As high as when the facts have loaded. */
export const PersonLoading = meta.story({
  args: { title: 'User', avatar: <Avatar size="large" name="" />, facts: <Skeleton width="medium" /> },
});

export const PersonOnAPhone = meta.story({ args: person, globals: { viewport: { value: 'phone' } } });

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
