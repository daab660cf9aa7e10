import axe from 'axe-core';
import { expect } from 'vitest';

export interface A11yParameters {
  readonly config?: axe.Spec;
  readonly context?: { readonly exclude?: readonly string[] };
}

const RULE = 'color-contrast';

/** The only rule whose result depends on the theme; Storybook's addon checks the others in light. */
export async function assertContrast({ config, context }: A11yParameters = {}): Promise<void> {
  const isOff = config?.rules?.some(({ id, enabled }) => id === RULE && enabled === false);
  if (isOff) return;
  axe.reset();
  if (config) axe.configure(config);
  const { violations } = await axe.run(
    { include: document.body, exclude: [...(context?.exclude ?? [])] },
    { runOnly: [RULE], resultTypes: ['violations'] },
  );
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)),
  ).toEqual([]);
}
