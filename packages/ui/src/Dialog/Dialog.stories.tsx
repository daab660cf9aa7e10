import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextDiff } from '../TextDiff/TextDiff.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './DialogModal.tsx';

function WithTrigger({ onOpenChange, ...props }: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Compare</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}
WithTrigger.displayName = 'Dialog';

const meta = preview.meta({
  title: 'Feedback/Dialog',
  component: Dialog,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through the dialog; focus is trapped inside' },
      { keys: ['J', 'K'], does: 'With steps: shows the next or the previous item' },
      { keys: ['Escape'], does: 'Closes it and restores focus' },
    ],
    docs: { story: { inline: false } },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Compare versions',
    children: <p>The person keeps the text and chooses.</p>,
    footer: (
      <>
        <Button>Use theirs</Button>
        <Button variant="primary">Keep mine</Button>
      </>
    ),
  },
  render: (args) => <WithTrigger {...args} />,
});

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Compare versions' })).toBeVisible());
  },
});

export const Small = meta.story({
  args: { size: 'small', footer: undefined },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const Large = meta.story({
  args: {
    size: 'large',
    footerStart: (
      <Button variant="quiet" icon="delete">
        Delete version
      </Button>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const Keyboard = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Compare' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Keep mine' })).toHaveFocus();
    await expect(trigger.closest('[inert], [aria-hidden="true"]')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

const PEOPLE = ['Amelia Okafor', 'Jonas Weber', 'Sofía Martínez'];

export const Steps = meta.story({
  render: function Render(args) {
    const [index, setIndex] = useState(1);
    return (
      <Dialog
        {...args}
        title={PEOPLE[index] ?? ''}
        footer={undefined}
        steps={{
          previousLabel: 'Previous person',
          nextLabel: 'Next person',
          onPrevious: index > 0 ? () => setIndex(index - 1) : undefined,
          onNext: index < PEOPLE.length - 1 ? () => setIndex(index + 1) : undefined,
        }}
      />
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Jonas Weber' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next person' }));
    await expect(dialog).toHaveAccessibleName('Sofía Martínez');
    await expect(within(dialog).getByRole('button', { name: 'Next person' })).toBeDisabled();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('k');
    await userEvent.keyboard('k');
    await expect(dialog).toHaveAccessibleName('Amelia Okafor');
    await userEvent.keyboard('k');
    await userEvent.keyboard('j');
    await expect(dialog).toHaveAccessibleName('Jonas Weber');
  },
});

/** In a field they are letters, and with Control they are the browser's. */
export const StepKeysInAField = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    steps: { previousLabel: 'Previous person', nextLabel: 'Next person', onPrevious: fn(), onNext: fn() },
    children: <input aria-label="Note" />,
  },
  play: async ({ userEvent, args }) => {
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'jk');
    await expect(note).toHaveValue('jk');
    await userEvent.click(screen.getByRole('heading', { name: 'Compare versions' }));
    await userEvent.keyboard('{Control>}jk{/Control}');
    await expect(args.steps?.onNext).not.toHaveBeenCalled();
    await expect(args.steps?.onPrevious).not.toHaveBeenCalled();
  },
});

const onOuterSubmit = fn();
const onInnerSubmit = fn();

/** Submitting a form in a dialog does not submit the form that opened it. */
export const FormInside = meta.story({
  args: {
    children: (
      <Form aria-label="Inner" onSubmit={onInnerSubmit}>
        <TextField label="Name" value="Amelia" onChange={fn()} />
      </Form>
    ),
  },
  render: (args) => (
    <Form aria-label="Outer" onSubmit={onOuterSubmit}>
      <WithTrigger {...args} />
    </Form>
  ),
  beforeEach: () => {
    onOuterSubmit.mockClear();
    onInnerSubmit.mockClear();
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(onInnerSubmit).toHaveBeenCalledOnce();
    await expect(onOuterSubmit).not.toHaveBeenCalled();
  },
});

export const Long = meta.story({
  args: {
    title: 'A title that goes on for a good while, and then a little longer than that',
    children: <p>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and more. '.repeat(40)}</p>,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ ...Small.input, globals: { direction: 'rtl' } });

const BESIDE = {
  children: <TextField label="Note" />,
  beside: (
    <Stack isFilled>
      <p>1 change</p>
      <TextDiff
        label="Differences"
        isFilled
        blocks={[
          { parts: [{ kind: 'same', text: 'We keep your name.\n'.repeat(60) }] },
          { kind: 'changed', note: 'Changed', parts: [{ kind: 'added', text: 'We keep it for a year.' }] },
        ]}
      />
    </Stack>
  ),
};

const box = (element: HTMLElement) => element.getBoundingClientRect();

export const Beside = meta.story({
  args: BESIDE,
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const [question, proof] = [screen.getByLabelText('Note'), screen.getByRole('region')];
    const isRtl = document.documentElement.dir === 'rtl';
    if (isRtl) await expect(box(proof).right).toBeLessThan(box(question).left);
    else await expect(box(proof).left).toBeGreaterThan(box(question).right);
    await expect(box(proof).height).toBeGreaterThan(384);
    const last = box(screen.getByRole('button', { name: 'Keep mine' }));
    await expect(box(proof).bottom).toBeLessThan(last.top);
    await expect(last.bottom).toBeLessThan(window.innerHeight);
  },
});

export const BesideOnAPhone = meta.story({
  args: BESIDE,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const proof = screen.getByRole('region').getBoundingClientRect();
    await expect(proof.top).toBeGreaterThan(screen.getByLabelText('Note').getBoundingClientRect().bottom);
    await expect(proof.right).toBeLessThan(window.innerWidth);
  },
});
