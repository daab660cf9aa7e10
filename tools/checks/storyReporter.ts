import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Where Storybook finds the outcome of the last run of all stories, a file for each way of looking at them. Not committed:
 * it tells about this machine.
 */
const FOLDER = path.join(root, 'node_modules/.cache/planner-status');

/** What a story says about itself; see .storybook/vitest.setup.ts. */
interface StoryMeta {
  readonly isPictured?: boolean;
  readonly provesKeyboard?: boolean;
  /** Written by Storybook. */
  readonly reports?: readonly { type: string; status: string }[];
}

/** `light` of “stories-light (chromium)”: Vitest adds the browser to the name of the project. */
export const variantOf = (project: string): string =>
  project.replace(/^stories-/, '').replace(/ \(.*\)$/, '');

/** Keeps of a run of the stories what the page about the state of the components shows. */
export default class StoryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const endedAt = new Date().toISOString();
    const stories = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const meta = test.meta() as StoryMeta;
        return {
          file: path.relative(root, module.moduleId).replaceAll(path.sep, '/'),
          story: test.name,
          variant: variantOf(module.project.name),
          isPassed: test.result().state === 'passed',
          isAccessible: meta.reports?.find(({ type }) => type === 'a11y')?.status === 'passed',
          isPictured: meta.isPictured === true,
          provesKeyboard: meta.provesKeyboard === true,
        };
      }),
    );
    mkdirSync(FOLDER, { recursive: true });
    for (const variant of new Set(stories.map((story) => story.variant)))
      writeFileSync(
        path.join(FOLDER, `${variant}.json`),
        JSON.stringify({ endedAt, stories: stories.filter((story) => story.variant === variant) }),
      );
  }
}
