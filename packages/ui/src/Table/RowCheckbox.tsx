import { useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './RowCheckbox.css.ts';

interface RowCheckboxProps {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A native checkbox in the kit's look, because react-aria's would slow down the first render of lists. */
export function RowCheckbox(props: RowCheckboxProps) {
  const { label, isSelected, isIndeterminate = false, isDisabled = false, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` has no HTML attribute.
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <label className={styles.target}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={styles.box}
      />
      <span className={styles.mark}>
        {isIndeterminate ? <span className={styles.dash} /> : <Icon name="check" size="small" />}
      </span>
    </label>
  );
}
