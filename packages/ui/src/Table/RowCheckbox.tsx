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

/** A checkbox in a cell: the browser's own in the kit's look, because lists have to be there at once. */
export function RowCheckbox(props: RowCheckboxProps) {
  const { label, isSelected, isIndeterminate = false, isDisabled = false, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is no attribute for it.
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
