import { importsOf, packageOf } from './importsOf.ts';
import type { Rule } from './Sources.ts';

/** The one package each third-party library lives in. A new home, or a second one, is a decision: write it down. */
const HOMES: readonly (readonly [library: RegExp, home: string])[] = [
  [/^(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized)/, 'packages/ui/'],
  [/^@vanilla-extract\/(css|recipes|sprinkles|dynamic)$/, 'packages/ui/'],
  [/^(@tiptap|prosemirror)/, 'packages/ui/'],
  [/^lucide-react$/, 'packages/ui/'],
  [/^@fontsource/, 'packages/ui/'],
  [/^openapi-(fetch|msw)$/, 'packages/api-client/'],
  [/^(@tanstack\/react-query|react-hook-form|@hookform|valibot)/, 'packages/features/'],
  [/^diff$/, 'packages/features/'],
  [/^react-router/, 'apps/console/'],
  [/^(kysely|hono|@hono|ajv|nodemailer|sharp)/, 'apps/api/'],
  [/^(dompurify|jsdom)$/, 'packages/policy-html/'],
  [/^@sparticuz\/chromium$/, 'tools/checks/'],
];

/** Every third-party library has one home, so that it can be replaced in one place. */
export const homes: Rule = (sources) =>
  [...sources].flatMap(([file, text]) =>
    importsOf(text).flatMap((specifier) => {
      const library = packageOf(specifier);
      const home = library && HOMES.find(([pattern]) => pattern.test(library))?.[1];
      return home && !file.startsWith(home) ? [`${file}: ${library} lives in ${home}`] : [];
    }),
  );
