import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Name', description: 'Amelia Okafor' },
      { term: 'Email', description: 'amelia.okafor@example.com' },
      { term: 'Status', description: <Badge tone="positive">Active</Badge> },
      { term: 'Joined', description: '12 Nov 2026' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name',
      'Email',
      'Status',
      'Joined',
    ]);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('amelia.okafor@example.com');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const LongWords = meta.story({
  args: {
    items: [
      { term: 'Name', description: 'Amelia '.repeat(28) },
      { term: 'Kundenbetreuungsverantwortlichkeitsbereich', description: 'x'.repeat(200) },
    ],
  },
});
