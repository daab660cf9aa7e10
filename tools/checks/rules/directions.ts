import path from 'node:path';
import { importsOf, packageOf } from './importsOf.ts';
import type { Rule } from './Sources.ts';

/** Which of our own packages the code of a folder may import. Whatever is not listed here has no rule and is refused. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Stands for an app of another team that has installed the kit. The narrower folder comes first.
  'packages/ui/consumer': ['@planner/ui'],
  'packages/policy-html': [],
  'packages/ui': [],
  'packages/api-client': [],
  'packages/features': ['@planner/ui', '@planner/api-client', '@planner/policy-html'],
  'apps/console': ['@planner/ui', '@planner/api-client', '@planner/features'],
  'apps/api': ['@planner/api-client/schema', '@planner/policy-html/server'],
  'tools/checks': [],
  'tools/openapi': [],
  'tools/start': ['@planner/api/main'],
  '.storybook': ['@planner/ui', '@planner/api-client'],
  e2e: ['@planner/checks/chromium'],
};

/** Stories are written against the preview, which lies outside the packages. */
const STORYBOOK_PREVIEW = '.storybook/preview.tsx';

/** Storybook is the kit's workshop: it may load parts early that the kit loads late. */
const KIT = 'packages/ui/src';

/** Tests may compare what they test with the contract itself. */
const CONTRACT = 'openapi.yaml?raw';

/** Tests of the server may talk to it through the real client. */
const MORE_IN_TESTS: Readonly<Record<string, readonly string[]>> = {
  'apps/api/test': ['@planner/api-client'],
};

const isUnder = (file: string, folder: string) => file.startsWith(`${folder}/`);

/** The folder of `packages/features/src` that a file belongs to. */
const featureOf = (file: string) => /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1];

/** Imports run one way: ui → nothing of ours, policy-html → nothing, features → these, console → ui, api-client and features; features never import each other. */
export const directions: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    const home = Object.keys(ALLOWED).find((folder) => isUnder(file, folder));
    if (!home) return [];
    const allowed = [
      ...(ALLOWED[home] ?? []),
      ...Object.entries(MORE_IN_TESTS).flatMap(([folder, more]) => (isUnder(file, folder) ? more : [])),
    ];
    return importsOf(text).flatMap((specifier) => {
      if (specifier.startsWith('.')) {
        const target = path.posix.join(path.posix.dirname(file), specifier);
        if (target === STORYBOOK_PREVIEW && file.endsWith('.stories.tsx')) return [];
        if (home === '.storybook' && isUnder(target, KIT)) return [];
        if (target === CONTRACT && file.includes('.test.')) return [];
        if (!isUnder(target, home)) return [`${file}: reaches out of ${home} to ${target}`];
        const [from, to] = [featureOf(file), featureOf(target)];
        const isShared = to === 'shared' || to === 'testing' || from === 'testing';
        return from && to && from !== to && !isShared
          ? [`${file}: the feature ${from} imports the feature ${to}`]
          : [];
      }
      const ours = packageOf(specifier)?.startsWith('@planner/');
      const isAllowed = allowed.some((name) => specifier === name || isUnder(specifier, name));
      return ours && !isAllowed ? [`${file}: ${home} may not import ${specifier}`] : [];
    });
  });
