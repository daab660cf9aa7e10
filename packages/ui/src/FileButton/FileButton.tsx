import { useId } from 'react';
import { buttonClass, type ButtonLook } from '../Button/Button.tsx';
import { IconSlot } from '../icons/Icon.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './FileButton.css.ts';
import { ariaProps, frameProps, type RootProps } from '../root/rootProps.ts';

export interface FileButtonProps
  extends Pick<ButtonLook, 'variant' | 'size' | 'icon'>, RootProps<HTMLInputElement> {
  /** Label: “Choose file”. */
  children: string;
  /** Types that the browser proposes, such as `.csv,text/csv`. Users can choose others. */
  accept: string;
  /** Called with the chosen file, also when it is the same again. */
  onSelect: (file: File) => void;
}

/** Lets the user choose a file that is used at once. For an image in a form use `ImageField`. */
export function FileButton({ children, accept, onSelect, ref, ...look }: FileButtonProps) {
  const ownId = useId();
  const { id = ownId } = look;
  return (
    <div {...frameProps(look)}>
      <input
        {...ariaProps(look)}
        ref={ref}
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
        <IconSlot icon={look.icon} size="small" />
        {children}
      </label>
    </div>
  );
}
