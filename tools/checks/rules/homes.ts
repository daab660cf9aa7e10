import { importsOf, packageOf } from './importsOf.ts';
import type { Rule } from './Sources.ts';

/** The only packages that may import each library. Changing this is a decision: document it in docs/adr. */
const HOMES: readonly (readonly [library: RegExp, ...homes: string[]])[] = [
  [/^(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized)/, 'packages/ui/'],
  [/^@vanilla-extract\/(css|recipes|sprinkles|dynamic)$/, 'packages/ui/'],
  [/^(@tiptap|prosemirror)/, 'packages/ui/'],
  [/^lucide-react$/, 'packages/ui/'],
  [/^@fontsource/, 'packages/ui/'],
  [/^openapi-(fetch|msw)$/, 'packages/api-client/'],
  [/^(@tanstack\/react-query|react-hook-form|@hookform|valibot)/, 'packages/features/'],
  [/^diff$/, 'packages/features/'],
  [/^react-router/, 'apps/console/'],
  [/^(kysely|hono|@hono|ajv|nodemailer)/, 'apps/api/'],
  [/^sharp$/, 'apps/api/', 'tools/checks/pictures/'],
  [/^(dompurify|jsdom)$/, 'packages/policy-html/'],
  [/^@sparticuz\/chromium$/, 'tools/checks/'],
];

/** The reference page that the console is measured against uses its libraries without our packages in between. */
const FLOOR = 'bench/web/floor/';

/** Each library is imported by one package, where it can be replaced. */
export const homes: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    if (file.startsWith(FLOOR)) return [];
    return importsOf(text).flatMap((specifier) => {
      const library = packageOf(specifier);
      const [, ...allowed] = (library && HOMES.find(([pattern]) => pattern.test(library))) || [];
      const isHome = allowed.length === 0 || allowed.some((home) => file.startsWith(home));
      return isHome ? [] : [`${file}: ${library} lives in ${allowed.join(' and ')}`];
    });
  });
