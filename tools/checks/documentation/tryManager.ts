import type { Page } from 'playwright';

const WAIT_MS = 60_000;

/** Uses the panels and toolbars around stories of Button as a designer does, and returns what does not work. */
export async function tryManager(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = [];
  page.setDefaultTimeout(WAIT_MS);
  page.on('pageerror', ({ message }) => problems.push(`Storybook throws: ${message}`));
  const story = page.frameLocator('#storybook-preview-iframe');
  const panel = page.getByRole('tabpanel');
  const openStory = (name: string) => page.goto(`${origin}/index.html?path=/story/actions-button--${name}`);
  const openPanel = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    Controls: async () => {
      await openStory('default');
      await panel.getByRole('radio', { name: 'danger' }).check();
      await page.waitForURL(/args=variant:danger/);
      await story.getByRole('button', { name: 'Save changes' }).click();
    },
    Actions: async () => {
      await openPanel('Actions');
      await panel.getByText('onPress').first().waitFor();
    },
    Accessibility: async () => {
      await openPanel('Accessibility');
      await panel.getByText('Passes').first().waitFor();
    },
    Direction: async () => {
      await page.getByRole('button', { name: /^Reading direction/ }).click();
      await page.getByRole('option', { name: 'Right to left' }).click();
      await story.locator('html[dir=rtl]').waitFor();
    },
    Interactions: async () => {
      await openStory('keyboard');
      await openPanel('Interactions');
      await panel.getByText('toHaveFocus').first().waitFor();
    },
  };
  for (const [name, step] of Object.entries(steps))
    try {
      await step();
    } catch (error) {
      problems.push(`Storybook's "${name}" does not work: ${String(error)}`);
    }
  return problems;
}
