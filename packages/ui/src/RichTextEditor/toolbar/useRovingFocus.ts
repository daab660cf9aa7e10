import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const toolsOf = (toolbar: Element) => [
  ...toolbar.querySelectorAll<HTMLElement>('button:enabled:not([data-hidden])'),
];

/**
 * One tab stop for a toolbar: its last focused tool. Arrow keys move to its neighbors in reading direction. Tools that wrap
 * out of `row`, which clips them, are hidden; `isWrapped` says whether there are any.
 */
export function useRovingFocus(ref: RefObject<HTMLElement | null>, row: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const setTabStop = () => {
    const tools = ref.current ? toolsOf(ref.current) : [];
    const stop = tools.find((tool) => tool === last.current) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
  };
  // After each render: the last focused tool may be disabled now.
  useLayoutEffect(setTabStop);
  const showFitting = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-hidden', !isIntersecting);
    setTabStop();
    setWrapped(Boolean(row.current?.querySelector('[data-hidden]')));
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => showFitting(entries), { root: row.current });
    for (const tool of row.current?.querySelectorAll('button') ?? []) observer.observe(tool);
    return () => observer.disconnect();
  }, [row]);
  return {
    isWrapped,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      // React also reports the focus in menus that the tools open.
      if (!currentTarget.contains(target)) return;
      last.current = target;
      setTabStop();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key];
      const tools = toolsOf(event.currentTarget);
      const index = tools.findIndex((tool) => tool === event.target);
      if (!step || index === -1) return;
      event.preventDefault();
      tools[event.currentTarget.matches(':dir(rtl)') ? index - step : index + step]?.focus();
    },
  };
}
