import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Brand } from '../Brand/Brand.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const meta = preview.meta({
  title: 'Shell/PublicLayout',
  component: PublicLayout,
  args: {
    header: (
      <>
        <Brand />
        <Link href="/">Login</Link>
      </>
    ),
    footer: <Footer>Planner Admin. All rights reserved 2026</Footer>,
    children: (
      <Stack gap="m">
        <Heading level={1} size="title">
          Privacy Policy
        </Heading>
        <Text as="p">
          We keep what you tell us: your name, e-mail address and date of birth, and the habits, workouts and
          expenses that you choose to record. We never sell it.
        </Text>
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').clientWidth).toBe(544);
  },
});

export const FormWidth = meta.story({
  args: { width: 'form' },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('main').clientWidth).toBe(640);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const FullWidth = meta.story({ args: { width: 'full' }, globals: { viewport: { value: 'laptop' } } });

export const ContentOnly = meta.story({ args: { header: undefined, footer: undefined } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongWords = meta.story({
  args: { children: <Heading level={1}>{'Datenschutzgrundverordnung'.repeat(8)}</Heading> },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
