import { type ComponentPropsWithRef, useEffect, useImperativeHandle, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './CheckboxControl.css.ts';

interface CheckboxControlProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  isIndeterminate?: boolean | undefined;
}

/** A native checkbox in the kit's look, because react-aria's would slow down the first render of lists. */
export function CheckboxControl({ ref, isIndeterminate = false, ...props }: CheckboxControlProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useEffect(() => {
    // `indeterminate` has no HTML attribute, and browsers set it to false on a click.
    if (input.current) input.current.indeterminate = isIndeterminate;
  });
  return (
    <>
      <input {...props} ref={input} type="checkbox" className={styles.box} />
      <span className={styles.mark}>
        {isIndeterminate ? <span className={styles.dash} /> : <Icon name="check" size="small" />}
      </span>
    </>
  );
}
