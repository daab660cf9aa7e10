import { type Ref, useId } from 'react';
import { LabelContext, Provider, TextContext } from 'react-aria-components';
import * as field from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { SelectControl, type SelectOption } from './SelectControl.tsx';

export interface SelectProps extends FieldProps {
  /** In the order shown. An option with the value `''` stands for "nothing chosen". */
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Shown while the value is `''` and no option has that value; it cannot be chosen again. */
  placeholder?: string;
  /** The focusable element itself, so that a form can focus its first bad field. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One of some known values. It is the browser's own select: a phone shows its wheel, typing finds an option, and it
 * costs no script; browsers that can show the list in the kit's look.
 *
 * Not for actions (Menu), for on and off (Switch, Checkbox), nor for two or three choices that should stay in sight
 * (SegmentedControl).
 *
 * Keyboard: as the browser does it; letters choose, Space opens, Escape closes.
 */
export function Select({
  label,
  description,
  isInvalid,
  errorMessage,
  isRequired,
  isDisabled,
  ...props
}: SelectProps) {
  const id = useId();
  const messageIds = { description: `${id}-description`, errorMessage: `${id}-error` };
  const describedBy = [
    description && messageIds.description,
    isInvalid && errorMessage && messageIds.errorMessage,
  ].filter(Boolean);

  return (
    <div className={field.root}>
      <Provider
        values={[
          [LabelContext, { htmlFor: id }],
          [
            TextContext,
            {
              slots: {
                description: { id: messageIds.description },
                errorMessage: { id: messageIds.errorMessage },
              },
            },
          ],
        ]}
      >
        <FieldFrame label={label} description={description} isInvalid={isInvalid} errorMessage={errorMessage}>
          <SelectControl
            {...props}
            id={id}
            disabled={isDisabled}
            aria-required={isRequired || undefined}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy.join(' ') || undefined}
          />
        </FieldFrame>
      </Provider>
    </div>
  );
}
