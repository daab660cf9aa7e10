import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { RichTextEditorLoading } from './RichTextEditorLoading.tsx';

const meta = preview.meta({
  title: 'Forms/RichTextEditorLoading',
  component: RichTextEditorLoading,
  args: { label: 'Loading editor...' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading editor...');
  },
});

export const WithText = meta.story({
  args: {
    html: '<h2>Your rights</h2><p>You can ask for a copy: <a href="mailto:privacy@example.com">privacy@example.com</a>.</p>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your rights')).toBeVisible();
    // Focus would be lost when the editor replaces the link.
    await expect(canvas.getByRole('link').closest('[inert]')).not.toBeNull();
  },
});
