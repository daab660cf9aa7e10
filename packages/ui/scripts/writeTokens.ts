import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { designTokens } from '../src/theme/designTokens.ts';
import { dark, light } from '../src/theme/themes.ts';

// Writes `tokens`: the design tokens for tools that don't read TypeScript.
const folder = fileURLToPath(new URL('../tokens', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, theme] of Object.entries({ light, dark }))
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(designTokens(theme), null, 2)}\n`);
