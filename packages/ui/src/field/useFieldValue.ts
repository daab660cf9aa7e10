import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useOwnValue } from '../root/useOwnValue.ts';

interface FieldValue<T> {
  id?: string | undefined;
  value?: T | undefined;
  defaultValue?: T | undefined;
  onChange?: ((value: T) => void) | undefined;
}

/** Id and value of a field, and a ref to its frame. One that keeps its own value starts again when its form is reset. */
export function useFieldValue<T>(props: FieldValue<T>, empty: T) {
  const ownId = useId();
  const { id = ownId, defaultValue = empty } = props;
  const { value, change, reset } = useOwnValue(props.value, defaultValue, props.onChange);
  const frame = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  const onReset = useEffectEvent((event: Event) => {
    // Browsers reset controls after the event.
    if (!event.defaultPrevented && event.target === frame.current?.closest('form')) setTimeout(reset);
  });
  useEffect(() => {
    // The event does not leave a shadow root.
    const root = frame.current?.getRootNode();
    const listener = (event: Event) => onReset(event);
    root?.addEventListener('reset', listener);
    return () => root?.removeEventListener('reset', listener);
  }, []);
  return { id, frame, value, change };
}
