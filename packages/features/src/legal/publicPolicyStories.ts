import type { Policy } from '@planner/api-client';
import { expect, within } from 'storybook/test';
import { ready } from '../testing/index.ts';

/** What a story gives to what it does. */
interface Played {
  canvasElement: HTMLElement;
}

const showing = (policy: Policy, content: string) => ({ args: { state: ready({ ...policy, content }) } });

/** States of a public page that are about its text, and so the same for both texts. */
export const publicTextStories = (policy: Policy) => ({
  phone: { globals: { viewport: { value: 'phone' } } },

  plainText: {
    ...showing(policy, 'We keep:\n- your name\n- your e-mail\n\nWrite to us.'),
    play: async ({ canvasElement }: Played) => {
      await expect(canvasElement.querySelectorAll('br')).toHaveLength(4);
    },
  },

  rightToLeft: showing(policy, '<h2>سياسة الخصوصية</h2><p>نحتفظ باسمك.</p>'),

  /** What got into the store past the server is not parsed either. */
  tooDeep: {
    ...showing(policy, '<div>'.repeat(1000)),
    play: async ({ canvasElement }: Played) => {
      await expect(await within(canvasElement).findByText(/nested more than 100 deep/)).toBeVisible();
    },
  },
});
