import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../run/execute.ts';
import { RESULTS } from './results.ts';

/** Written by .storybook/testing/vitest.setup.ts. */
interface StoryMeta {
  readonly provesKeyboard?: boolean;
  /** Looks the story is checked in, such as `light` and `dark`, those with a picture, and those that passed. */
  readonly looks?: readonly string[];
  readonly pictured?: readonly string[];
  readonly passedLooks?: readonly string[];
  /** Written by Storybook. */
  readonly reports?: readonly { type: string; status: string }[];
}

/** One entry per look of a story, for the page "Component status". */
export function outcomesOf(meta: StoryMeta, hasPassed: boolean) {
  const { looks = [], pictured = [], passedLooks = [], provesKeyboard = false, reports = [] } = meta;
  const isAccessible = reports.some(({ type, status }) => type === 'a11y' && status === 'passed');
  return looks.map((variant, index) => ({
    variant,
    // The first look also has the checks that follow all looks.
    isPassed: hasPassed || (index > 0 && passedLooks.includes(variant)),
    isAccessible: isAccessible && passedLooks.includes(variant),
    isPictured: pictured.includes(variant),
    provesKeyboard,
  }));
}

/** Saves the results of a run of the stories for the page "Component status". */
export default class StoryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const endedAt = new Date().toISOString();
    mkdirSync(RESULTS, { recursive: true });
    for (const project of new Set(modules.map((module) => module.project))) {
      const tests = modules
        .filter((module) => module.project === project)
        .flatMap((module) => {
          const file = path.relative(root, module.moduleId).replaceAll(path.sep, '/');
          return [...module.children.allTests()].map((test) => ({
            file,
            story: test.name,
            meta: test.meta() as StoryMeta,
            hasPassed: test.result().state === 'passed',
          }));
        });
      const stories = tests.flatMap(({ file, story, meta, hasPassed }) =>
        outcomesOf(meta, hasPassed).map((outcome) => ({ file, story, ...outcome })),
      );
      // Vitest adds the browser to the name: `stories (chromium)`.
      const name = project.name.replace(/ \(.*\)$/, '');
      writeFileSync(path.join(RESULTS, `${name}.json`), JSON.stringify({ endedAt, stories }));
    }
  }
}
