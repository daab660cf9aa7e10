import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const toolsOf = (toolbar: Element) => [...toolbar.querySelectorAll<HTMLElement>('button:enabled')];

/** One tab stop for a toolbar: its last focused tool. Arrow keys move to its neighbors in reading direction. */
export function useRovingFocus(ref: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  const setTabStop = () => {
    const tools = ref.current ? toolsOf(ref.current) : [];
    const stop = tools.find((tool) => tool === last.current) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
  };
  // After each render: the last focused tool may be disabled now.
  useLayoutEffect(setTabStop);
  return {
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
