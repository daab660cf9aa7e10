import { expect, fireEvent, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure, DisclosureGroup } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Data/Disclosure',
  component: Disclosure,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the title, then into the open content' },
      { keys: ['Enter', 'Space'], does: 'Opens or closes' },
    ],
  },
  args: {
    title: 'Technical details',
    children: (
      <Text as="p">
        The server answered 503. <Link href="/contact">Contact us</Link>
      </Text>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Technical details', expanded: false })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Technical details' })).toBeVisible();
  },
});

const QUESTIONS = ['How do I pay?', 'Where is my invoice?', 'May I cancel?'];

/** One is open: opening another closes it. */
export const Group = meta.story({
  render: (args) => (
    <DisclosureGroup>
      {QUESTIONS.map((title, index) => (
        <Disclosure key={title} {...args} title={title} defaultExpanded={index === 0} />
      ))}
    </DisclosureGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Where is my invoice?' }));
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('Where is my invoice?');
    await userEvent.click(canvas.getByRole('button', { name: 'Where is my invoice?' }));
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'May I cancel?' }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
  },
});

export const GroupOfSeveral = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <DisclosureGroup allowsMultipleExpanded>
      {QUESTIONS.map((title) => (
        <Disclosure key={title} {...args} title={title} />
      ))}
    </DisclosureGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(3);
  },
});

/** The caller is told which one the group closes. */
export const GroupOfControlled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onExpandedChange: fn() },
  render: (args) => (
    <DisclosureGroup>
      <Disclosure {...args} title="First" isExpanded />
      <Disclosure title="Second">Content</Disclosure>
    </DisclosureGroup>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith(false);
  },
});

export const FoundInPage = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const link = canvas.getByText('Contact us');
    const panel = link.closest('fieldset');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await fireEvent(link, new Event('beforematch', { bubbles: true }));
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
    await expect(panel).not.toHaveAttribute('hidden');
  },
});

export const Long = meta.story({
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '
      .repeat(3)
      .slice(0, 200),
    defaultExpanded: true,
    children: 'Unbreakable'.repeat(30),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultExpanded: true } });
