import { Activity, cloneElement, createRef, isValidElement, type ReactElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import '../theme/index.ts';
import * as html from '../HtmlEditor/index.ts';
import * as kit from '../index.ts';
import * as editor from '../RichTextEditor/index.ts';
import { samples } from '../../test/consumer/src/samples.tsx';

const components: Readonly<Record<string, unknown>> = { ...kit, ...html, ...editor };

/** They have no element of their own: they change what is in them, or other parts of the page. */
const WITHOUT_ROOT: ReadonlySet<string> = new Set([
  'BrandProvider',
  'LocaleProvider',
  'NavigationProvider',
  'Pressable',
  'ToastHost',
  'Unavailable',
]);
/** The editors, whose text is focused by methods. */
const WITHOUT_REF: ReadonlySet<string> = new Set(['HtmlEditor', 'RichTextEditor']);
/** A screen that centers itself, a skeleton that is less high than its line of text, and buttons further from the fields than these are from each other. */
const HAVE_MARGINS: ReadonlySet<string> = new Set(['ScreenError', 'Skeleton', 'FormActions']);
/** Their `id` is a key. */
const KEYED: ReadonlySet<string> = new Set(['MenuItem', 'MenuSection', 'Submenu']);

let root: Root;
afterEach(() => root.unmount());

interface Tree {
  children?: ReactNode;
  trigger?: ReactNode;
}

/** The same elements, with `props` for that of the component. */
function addProps(tree: ReactNode, component: unknown, props: object): ReactNode {
  if (!isValidElement<Tree>(tree)) return tree;
  if (tree.type === component) return cloneElement(tree, props);
  const { children } = tree.props;
  if (tree.type === Activity) return addProps(children, component, props);
  return cloneElement(
    tree,
    undefined,
    isValidElement(children) ? addProps(children, component, props) : children,
  );
}

const walked = Object.entries<ReactElement>(samples).filter(([name]) => !WITHOUT_ROOT.has(name));

/** Negative margins are no space: they enlarge what can be pressed, without moving what is around. */
function marginOf(element: Element): number {
  const { marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(element);
  return Math.max(0, ...[marginTop, marginRight, marginBottom, marginLeft].map(Number.parseFloat));
}

const slots = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.mine [data-slot]'), ({ dataset, textContent }) => [
    dataset['slot'],
    textContent,
  ]);

test('a class reaches the parts that applications change most', async () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  root.render(
    <>
      <kit.TextField
        className="mine"
        label="Name"
        description="In full"
        isInvalid
        errorMessage="Enter a name"
      />
      <kit.Card className="mine" title="Profile">
        Content
      </kit.Card>
      <kit.Dialog
        className="mine"
        isOpen
        onOpenChange={vi.fn<(isOpen: boolean) => void>()}
        title="Rename"
        footer="Save"
      >
        Content
      </kit.Dialog>
    </>,
  );
  await vi.waitFor(() => {
    expect(slots()).toEqual([
      ['label', 'Name'],
      ['description', 'In full'],
      ['error', 'Enter a name'],
      ['header', 'Profile'],
      ['header', 'Rename'],
      ['footer', 'Save'],
    ]);
  }, 10_000);
});

test.each(walked)(
  '%s takes ref, id, data-*, aria-* and className, and has no margin of its own',
  async (name, sample) => {
    const ref = createRef<HTMLElement>();
    const given = {
      ref,
      id: 'given',
      className: 'given',
      'data-test': 'given',
      'aria-details': 'given',
    };
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    root = createRoot(container);
    root.render(addProps(sample, components[name], given));
    // What is in a menu or popover renders once it is open.
    if (/^(?:Menu|Submenu|Popover)/.test(name))
      (await vi.waitUntil(() => container.querySelector<HTMLElement>('[aria-haspopup]'))).click();
    if (name === 'Tooltip' || name === 'HoverCard')
      (await vi.waitUntil(() => container.querySelector<HTMLElement>('a, button'))).focus();
    await vi.waitFor(() => expect(document.querySelector('.given'), 'className').not.toBeNull(), 10_000);

    const outer = document.querySelector('.given');
    const inner = KEYED.has(name) ? outer : document.querySelector('#given');
    expect(
      HAVE_MARGINS.has(name) ? 0 : outer && marginOf(outer),
      'A component has no margin of its own: the layout around it decides',
    ).toBe(0);
    expect(outer?.matches('[data-test="given"]'), 'data-* is where className is').toBe(true);
    expect(outer?.contains(inner), 'id is on it or in it').toBe(true);
    // react-aria passes none on to a section.
    const details = name === 'MenuSection' ? 'given' : inner?.getAttribute('aria-details');
    expect(details, 'aria-* is where id is').toBe('given');
    const referred = WITHOUT_REF.has(name) ? inner : ref.current;
    expect(inner?.contains(referred ?? null), 'ref is there, or the first control of a group').toBe(true);
    expect(referred).not.toBeNull();
  },
);
