import type { Policy } from '@planner/api-client';
import { renderPolicyHtml } from '@planner/policy-html';
import { expect, within } from 'storybook/test';
import { ready } from './index.ts';
import type { LoadedPolicy } from '../legal/loadPolicy.ts';

interface PlayContext {
  canvasElement: HTMLElement;
}

/** Lists as stored by Quill 1 (indent classes) and Quill 2 (`data-list` items, always in an `ol`). */
const QUILL_LISTS = `<ol><li>Scope</li><li class="ql-indent-1">Visitors</li><li class="ql-indent-1">Members</li><li class="ql-indent-2">of a family</li><li>Storage</li></ol>
<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>Name</li><li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>First name</li><li data-list="bullet" class="ql-indent-2"><span class="ql-ui" contenteditable="false"></span>Middle name</li></ol>
<ol><li data-list="checked"><span class="ql-ui" contenteditable="false"></span>Encrypted</li><li data-list="unchecked"><span class="ql-ui" contenteditable="false"></span>Shared</li></ol>`;

const itemOf = (text: HTMLElement): string[] => {
  const item = text.closest('li');
  const list = item?.parentElement;
  const parent = list?.parentElement?.closest('li')?.firstChild?.textContent ?? '';
  return item && list ? [parent, list.localName, getComputedStyle(item).listStyleType] : [];
};

export const loaded = (policy: Policy): LoadedPolicy => ({ ...policy, render: renderPolicyHtml });

const showing = (policy: LoadedPolicy, content: string) => ({
  args: { state: ready({ ...policy, content }) },
});

/** Stories that the two public policy pages share. */
export const publicTextStories = (policy: LoadedPolicy) => ({
  phone: { globals: { viewport: { value: 'phone' } } },

  plainText: {
    ...showing(policy, 'We keep:\n- your name\n- your e-mail\n\nWrite to us.'),
    play: async ({ canvasElement }: PlayContext) => {
      await expect(canvasElement.querySelectorAll('br')).toHaveLength(4);
    },
  },

  rightToLeft: showing(policy, '<h2>سياسة الخصوصية</h2><p>نحتفظ باسمك.</p>'),

  quillLists: {
    ...showing(policy, QUILL_LISTS),
    play: async ({ canvasElement }: PlayContext) => {
      const canvas = within(canvasElement);
      for (const [text, ...expected] of [
        ['Scope', '', 'ol', 'decimal'],
        ['Visitors', 'Scope', 'ol', 'lower-alpha'],
        ['Members', 'Scope', 'ol', 'lower-alpha'],
        ['of a family', 'Members', 'ol', 'lower-roman'],
        ['Storage', '', 'ol', 'decimal'],
        ['Name', '', 'ul', 'disc'],
        ['First name', 'Name', 'ul', 'circle'],
        ['Middle name', 'First name', 'ul', 'square'],
        ['Encrypted', '', 'ul', '"☑ "'],
        ['Shared', '', 'ul', '"☐ "'],
      ] as const)
        await expect(itemOf(canvas.getByText(text))).toEqual(expected);
    },
  },

  /** Text stored without the server's validation is rejected too. */
  tooDeep: {
    ...showing(policy, '<div>'.repeat(1000)),
    play: async ({ canvasElement }: PlayContext) => {
      await expect(await within(canvasElement).findByText(/nested more than 100 deep/)).toBeVisible();
    },
  },
});
