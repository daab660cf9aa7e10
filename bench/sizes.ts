import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { readOptions } from './readOptions.ts';

const USAGE = `Usage: pnpm bench:sizes

Builds one button, and six components, of the kit and of four others with Vite, without React, and prints the kilobytes after gzip that load
at first and later. The six are a button, text field, select, checkbox, badge and dialog. Installs the others in a temporary folder.`;

const sheets = (names: string) => names.replaceAll(/\S+/g, "import '@mantine/core/styles/$&.css';");

readOptions(USAGE, {});
const folder = mkdtempSync(path.join(tmpdir(), 'planner-sizes-'));
const ENTRY = path.join(folder, 'entry.js');
const source = fileURLToPath(new URL('../packages/ui', import.meta.url));
execFileSync('pnpm', ['pack', '--out', path.join(folder, 'kit.tgz')], { cwd: source, stdio: 'ignore' });
/** What their documentation has every application load, a button, and the others of the six. */
const KITS = {
  '@planner/ui': {
    packages: ['./kit.tgz'],
    always: `import '@planner/ui/theme';`,
    button: `export { Button } from '@planner/ui';`,
    others: `export { TextField, Select, Checkbox, Badge, Dialog } from '@planner/ui';`,
  },
  Mantine: {
    packages: ['@mantine/core@9.8.1', '@mantine/hooks@9.8.1'],
    always: `export { MantineProvider } from '@mantine/core'; ${sheets('baseline default-css-variables global')}`,
    button: `export { Button } from '@mantine/core'; ${sheets('UnstyledButton Loader Button')}`,
    others: `export { TextInput, Select, Checkbox, Badge, Modal } from '@mantine/core'; ${sheets('Input InlineInput Combobox ScrollArea Popover Checkbox Badge CloseButton Overlay Paper ModalBase Modal')}`,
  },
  MUI: {
    packages: ['@mui/material@9.5.0', '@emotion/react@11.14.0', '@emotion/styled@11.14.1'],
    always: '',
    button: `export { Button } from '@mui/material';`,
    others: `export { TextField, Select, MenuItem, Checkbox, FormControlLabel, Chip, Dialog, DialogTitle, DialogContent, DialogActions } from '@mui/material';`,
  },
  Chakra: {
    packages: ['@chakra-ui/react@3.38.0', '@emotion/react@11.14.0'],
    always: `export { ChakraProvider, defaultSystem } from '@chakra-ui/react';`,
    button: `export { Button } from '@chakra-ui/react';`,
    others: `export { Field, Input, Select, createListCollection, Checkbox, Badge, Dialog, Portal } from '@chakra-ui/react';`,
  },
  'Spectrum 2': {
    packages: ['@react-spectrum/s2@1.7.1'],
    always: `import '@react-spectrum/s2/page.css';`,
    button: `export { Button } from '@react-spectrum/s2';`,
    others: `export { TextField, Picker, PickerItem, Checkbox, Badge, Dialog, DialogTrigger, Heading, Content, ButtonGroup } from '@react-spectrum/s2';`,
  },
};

/** Kilobytes of JavaScript and styles, apart from React: those that load at once, and later. */
async function measure(code: string): Promise<string> {
  writeFileSync(ENTRY, code);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [file.fileName, file]));
  const take = (name: string): number => {
    const file = files.get(name);
    files.delete(name);
    if (!file) return 0;
    if (file.type === 'asset') return gzipSync(file.source).length;
    const needed = [...file.imports, ...(file.viteMetadata?.importedCss ?? [])];
    return needed.reduce((sum, each) => sum + take(each), gzipSync(file.code).length);
  };
  const first = take(output[0].fileName);
  const later = [...files.keys()].reduce((sum, name) => sum + take(name), 0);
  return [first, later].map((bytes) => (bytes / 1000).toFixed(1)).join(' | ');
}

try {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const packages = [...new Set(Object.values(KITS).flatMap((kit) => kit.packages))];
  const react = ['react@19.3.1', 'react-dom@19.3.1'];
  execFileSync('pnpm', ['add', '--ignore-workspace', '--ignore-scripts', ...react, ...packages], {
    cwd: folder,
  });
  console.log('| Kit | Button | later | Six | later |\n| --- | --- | --- | --- | --- |');
  for (const [name, { always, button, others }] of Object.entries(KITS))
    console.log(
      `| ${name} | ${await measure(`${always}\n${button}`)} | ${await measure(`${always}\n${button}\n${others}`)} |`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
