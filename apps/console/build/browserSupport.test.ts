import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { BROWSER_NAMES, OLDEST } from './browsers.ts';
import { compatOf, unsupportedInScripts, unsupportedInStyles } from './browserSupport.ts';

const { ios, ...others } = OLDEST;
const BROWSERS = { ...others, safari_ios: ios };
const OLDER = { ...BROWSERS, safari: 17 };

const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'apps/console/dist');
const filesOf = (extension: string) =>
  readdirSync(path.join(dist, 'assets'))
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(path.join(dist, 'assets', name), 'utf8'));
const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
const inPage = (pattern: RegExp) => Array.from(page.matchAll(pattern), ([, content = '']) => content);

/** Names in scripts that mean something else, or that a test of another name guards. */
const SCRIPT_EXEMPTIONS: Record<string, string> = {
  '.currentEntry': 'react-dom tests for `navigation`',
  '.downlink': 'react-dom tests for `navigator.connection`',
  '.getTextFormats': 'CodeMirror tests for EditContext',
  '.listStyle': 'of CSSStyleDeclaration, which the data lists by property',
  '.marginRight': 'of CSSStyleDeclaration',
  '.offsetNode': 'ProseMirror tests for `caretPositionFromPoint`',
  '.rangeEnd': 'CodeMirror tests for EditContext',
  '.rangeStart': 'CodeMirror tests for EditContext',
  '.sessionStorage': 'of Window; StorageAccessHandle has one, too',
  '.share': 'a property of React',
  '.skipTransition': 'the router tests for `startViewTransition`',
  '.timeRemaining': 'CodeMirror tests for `requestIdleCallback`',
  '.underlineStyle': 'CodeMirror tests for EditContext',
  '.underlineThickness': 'CodeMirror tests for EditContext',
  '.updateCharacterBounds': 'CodeMirror tests for EditContext',
  '.updateRangeEnd': 'CodeMirror tests for EditContext',
  '.updateRangeStart': 'CodeMirror tests for EditContext',
  '.updateSelectionBounds': 'CodeMirror tests for EditContext',
  '.updateText': 'CodeMirror tests for EditContext',
  'PublicKeyCredential.parseCreationOptionsFromJSON':
    'came with `parseRequestOptionsFromJSON`, which is tested',
  cancelIdleCallback: 'CodeMirror tests for `requestIdleCallback`',
};

/** What browsers ignore where they lack it, and nothing depends on. */
const STYLE_EXEMPTIONS: Record<string, string> = {
  '-webkit-tap-highlight-color:': 'on phones only',
  ':-moz-color-swatch': 'of Firefox only',
  ':-webkit-search-cancel-button': 'Firefox has no such button',
  ':selection': 'iOS has its own color',
  'break-after:avoid': 'in print only',
  'cursor:default': 'iOS has no pointer',
  'cursor:grab': 'iOS has no pointer',
  'cursor:not-allowed': 'iOS has no pointer',
  'cursor:pointer': 'iOS has no pointer',
  'cursor:progress': 'iOS has no pointer',
  'forced-color-adjust:': 'Safari has no forced colors',
  'forced-color-adjust:auto': 'Safari has no forced colors',
  'forced-color-adjust:none': 'Safari has no forced colors',
  'overscroll-behavior:': 'the page moves, too',
  'print-color-adjust:': 'in print only',
  'print-color-adjust:exact': 'in print only',
  'reading-flow:': 'the order of the document is readable',
  'reading-flow:grid-rows': 'the order of the document is readable',
  'resize:': 'iOS resizes nothing',
  'resize:vertical': 'iOS resizes nothing',
  'text-align:match-parent': 'aligned to the start',
  'text-size-adjust:': 'on phones only',
  'user-select:': 'Safari has it with a prefix',
};

describe('the built console', () => {
  it('uses only what the supported browsers have', () => {
    const scripts = [...filesOf('.js'), ...inPage(/<script>([^]*?)<\/script>/g)];
    expect(unsupportedInScripts(scripts, BROWSERS)).toEqual(Object.keys(SCRIPT_EXEMPTIONS).toSorted());
    const styles = [...filesOf('.css'), ...inPage(/<style>([^]*?)<\/style>/g)].join('\n');
    expect(unsupportedInStyles(styles, BROWSERS)).toEqual(Object.keys(STYLE_EXEMPTIONS).toSorted());
  });

  it.each(Object.entries(BROWSERS))(
    'supports the versions of %s of the last two years',
    (browser, version) => {
      const { releases } = bcd.browsers[browser as 'chrome'];
      const current = Object.values(releases).find(({ status }) => status === 'current')?.release_date ?? '';
      const twoYearsBefore = Number(current.slice(0, 4)) - 2 + current.slice(4);
      expect(Date.parse(String(releases[version]?.release_date))).toBeLessThan(Date.parse(twoYearsBefore));
    },
  );

  it.each(Object.entries(BROWSERS))('tells %s that it is too old by what came in %i', (browser, version) => {
    const parse = bcd.api['URL']?.['parse_static'];
    const support = parse && compatOf(parse)?.support[browser as 'chrome'];
    expect(support).toMatchObject({ version_added: String(version) });
  });

  it.each(['README.md', 'docs/deployment.md', 'packages/ui/README.md'])('%s names the browsers', (file) => {
    expect(readFileSync(path.join(root, file), 'utf8').replaceAll(/\s+/g, ' ')).toContain(BROWSER_NAMES);
  });
});

describe('unsupportedInScripts', () => {
  it.each([
    ['const signal = AbortSignal.any([a, b]);', ['AbortSignal.any']],
    ['const signal = AbortSignal.any?.([a, b]) ?? a;', []],
    ['if (AbortSignal.any) run(AbortSignal.any([a, b]));', []],
    ['const { promise } = Promise.withResolvers();', ['Promise.withResolvers']],
    ['Object.groupBy(list, key); Map.groupBy(list, key);', ['Map.groupBy', 'Object.groupBy']],
    ['new Set(a).union(b);', ['.union']],
    ['box.getHTML();', ['.getHTML']],
    ['class Box { getHTML() {} } new Box().getHTML();', []],
    ['new URLPattern("/users");', ['URLPattern']],
    ['const hasIt = typeof URLPattern === "function"; if (hasIt) new URLPattern("/users");', []],
    ['"withResolvers" in Promise && Promise.withResolvers();', []],
  ])('%s', (code, expected) => {
    expect(unsupportedInScripts([code], OLDER)).toEqual(expected);
  });
});

describe('unsupportedInStyles', () => {
  it.each([
    ['a{position-area:top}', ['position-area:', 'position-area:top']],
    ['@supports (position-area:top){a{position-area:top}}b{color:red}', []],
    ['a{width:anchor-size(width)}', ['anchor-size(', 'width:anchor-size']],
    ['@starting-style{a{opacity:0}}', ['@starting-style']],
    ['a:open{color:red}', [':open']],
  ])('%s', (css, expected) => {
    expect(unsupportedInStyles(css, OLDER)).toEqual(expected);
  });
});
