import { useId } from 'react';
import { buttonClass, type ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './FileButton.css.ts';

export interface FileButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'icon'> {
  /** Label: “Choose file”. */
  children: string;
  /** Types that the browser proposes, such as `.csv,text/csv`. Users can choose others. */
  accept: string;
  /** Called with the chosen file, also when it is the same again. */
  onSelect: (file: File) => void;
}

/** Lets the user choose a file that is used at once. For an image in a form use `ImageField`. */
export function FileButton({ children, accept, onSelect, ...look }: FileButtonProps) {
  const id = useId();
  return (
    <div>
      <input
        id={id}
        type="file"
        accept={accept}
        className={visuallyHidden}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onSelect(file);
          // Otherwise choosing the same file again would not fire `change`.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={`${buttonClass(look)} ${styles.label}`}>
        {look.icon && <Icon name={look.icon} size="small" />}
        {children}
      </label>
    </div>
  );
}
