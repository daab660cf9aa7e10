import { shortcutKey } from '@planner/ui';
import { useEffect, useEffectEvent } from 'react';

const TEXT_INPUT = 'input:not([type="radio"], [type="range"]), textarea, [role="dialog"] *';

/** Runs the action of a pressed key, such as `a` or `Shift+a`, unless the user is typing or in a dialog. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.matches(TEXT_INPUT)) return;
    const key = shortcutKey(event);
    const action = actions[event.shiftKey ? `Shift+${key}` : (key ?? '')];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    // React Aria's controls keep key events from bubbling.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
