import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { styles } from './styles.ts';

/** Renders the sign-in in Node with the class names of the browser build. */
const render = async (root: string): Promise<string> => {
  // Unique per build: two may run at the same time.
  const outDir = await mkdtemp(path.join(root, 'node_modules/sign-in-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [styles(), react()],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entries/prerender.tsx',
      outDir,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  const { href } = pathToFileURL(path.join(outDir, 'prerender.js'));
  const { prerenderSignIn } = (await import(href)) as typeof import('../src/entries/prerender.tsx');
  const markup = await prerenderSignIn();
  await rm(outDir, { recursive: true });
  return markup;
};

/** Puts the sign-in into index.html, so that it shows before its code has loaded. */
export const signInPage = (): Plugin => {
  let root = '';
  return {
    name: 'planner:sign-in-page',
    apply: 'build',
    configResolved: (config) => {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const markup = await render(root);
        return html.replace('<template id="sign-in">', (tag) => tag + markup);
      },
    },
  };
};
