import type { Ref } from 'react';

/** What every component takes besides its own props, `aria-*` and `data-*`. */
export interface RootProps<E extends Element = HTMLElement> {
  /** The element; of a field its control, of a group its first control. */
  ref?: Ref<E> | undefined;
  /** `id` of the element; of a field that of its control, of a group that of the group. */
  id?: string | undefined;
  /** Classes of the outermost element. All styles outside of the kit's layers win over the kit's. */
  className?: string | undefined;
}

/** Attributes of `props` whose name starts with one of the prefixes. */
const pick = (props: object, pattern: RegExp): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => pattern.test(name)));

const join = (kit: string | undefined, { className }: Pick<RootProps, 'className'>): string | undefined =>
  [kit, className].filter(Boolean).join(' ') || undefined;

/** Attributes of the root of a component that is one thing: `ref`, `id`, `aria-*`, `data-*`, and the classes of both sides. */
export const rootProps = <E extends Element>(props: RootProps<E>, className?: string): RootProps<E> => ({
  ...pick(props, /^(?:ref$|id$|aria-|data-)/),
  className: join(className, props),
});

/** Attributes of the frame around a control, which has the `ref`, `id` and `aria-*` itself. */
export const frameProps = (
  props: Pick<RootProps, 'className'>,
  className?: string,
): { className?: string | undefined } => ({
  ...pick(props, /^data-/),
  className: join(className, props),
});

/** `aria-*` for the control in a frame. */
export const ariaProps = (props: object): object => pick(props, /^aria-/);
