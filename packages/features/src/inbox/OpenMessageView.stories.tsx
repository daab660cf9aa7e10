import { fixtures } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { errorTexts } from './queries.ts';
import { OpenMessageView } from './OpenMessageView.tsx';

const [first, second, , , , long] = fixtures.receivedMessages;
const markup = fixtures.receivedMessages[10];

const meta = preview.meta({
  title: 'Features/Messages/OpenMessageView',
  component: OpenMessageView,
  parameters: { docs: { story: { inline: false } } },
  args: { message: first, isPending: false, onClose: fn(), onMarkUnread: fn(), onDelete: fn() },
});

const isOpen = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

export const Default = meta.story({});

export const Operated = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await isOpen();
    await expect(screen.getByRole('heading', { name: 'Export of my data' })).toBeVisible();
    await expect(screen.getByText(/how can I export my habits\?/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:sender1@example\.org\?subject=Re%3A%20Export%20of%20my%20data&body=/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
    await expect(args.onMarkUnread.mock.calls).toEqual([[first]]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete.mock.calls).toEqual([[first]]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** In an address, `?`, `&` and `%` would end it or change the mail. */
export const OddAddress = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { message: first && { ...first, email: "o'neil+100%?cc=a&b/c#d@mail.example", subject: 'Q&A?' } },
  play: async () => {
    await isOpen();
    const reply = screen.getByRole('link', { name: 'Reply by e-mail' });
    await expect(reply).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^mailto:o'neil%2B100%25%3Fcc%3Da%26b%2Fc%23d@mail\.example\?subject=Re%3A%20Q%26A%3F&/,
      ),
    );
  },
});

/** Right-to-left text in a left-to-right page. */
export const OtherDirection = meta.story({ args: { message: second }, play: isOpen });

export const Long = meta.story({ args: { message: long }, play: isOpen });

export const Markup = meta.story({
  args: { message: markup },
  play: async () => {
    await isOpen();
    await expect(screen.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
    await expect(screen.getByText('<script>alert(1)</script> & so on')).toBeVisible();
  },
});

export const MarkFailed = meta.story({ args: { errorMessage: errorTexts.update }, play: isOpen });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: isOpen });
