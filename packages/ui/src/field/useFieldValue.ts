import { useEffect, useEffectEvent, useId } from 'react';
import { useOwnValue } from '../root/useOwnValue.ts';

interface FieldValue<T> {
  id?: string | undefined;
  value?: T | undefined;
  defaultValue?: T | undefined;
  onChange?: ((value: T) => void) | undefined;
}

const formOf = (id: string) => {
  const control = document.getElementById(id);
  return control && 'form' in control ? control.form : control?.closest('form');
};

/** Id and value of a field. One that keeps its own value starts again when its form is reset. */
export function useFieldValue<T>(props: FieldValue<T>, empty: T) {
  const ownId = useId();
  const { id = ownId, defaultValue = empty } = props;
  const { value, change, reset } = useOwnValue(props.value, defaultValue, props.onChange);
  const onReset = useEffectEvent(({ target }: Event) => {
    if (target === formOf(id)) reset();
  });
  useEffect(() => {
    const listener = (event: Event) => onReset(event);
    document.addEventListener('reset', listener);
    return () => document.removeEventListener('reset', listener);
  }, []);
  return { id, value, change };
}
