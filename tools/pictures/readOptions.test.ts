import { expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';

const read = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => readOptions(args, '/repository', env);

it('has defaults', () => {
  expect(read([])).toEqual({
    root: '/repository',
    attachments: '.vitest-attachments',
    out: 'picture-report',
    from: undefined,
    isReportOnly: false,
    storybook: undefined,
    globals: { light: 'theme:light', dark: 'theme:dark', rtl: 'direction:rtl' },
    platform: 'linux',
    port: 0,
  });
});

it('reads the address of the Storybook, the option first', () => {
  const env = { STORYBOOK_URL: 'https://stories.example' };
  expect(read([], env).storybook).toBe('https://stories.example');
  expect(read(['--storybook', 'https://other.example'], env).storybook).toBe('https://other.example');
});

it('reads the globals of looks', () => {
  const args = ['--globals', 'night=theme:night;contrast:high', '--globals', 'rtl=dir:rtl'];
  expect(read(args).globals).toEqual({ night: 'theme:night;contrast:high', rtl: 'dir:rtl' });
});

it.each([
  [['--port', '70000'], /--port/],
  [['--globals', 'dark'], /--globals/],
  [['--globals', 'dark=a&b'], /--globals/],
  [['--storybook', 'javascript:alert(1)'], /--storybook/],
  [['--accept-everything'], /accept-everything/],
])('refuses %s', (args, problem) => {
  expect(() => read(args)).toThrow(problem);
});
