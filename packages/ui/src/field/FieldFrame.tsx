import { type ReactNode, useEffect } from 'react';
import { isDevelopment, report } from '../development.ts';
import { Icon } from '../icons/Icon.tsx';
import { link, variant } from '../Link/Link.css.ts';
import { fieldIds } from './describeControl.ts';
import type { FieldHint, FieldProps } from './FieldProps.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './field.css.ts';

type FieldMessagesProps = Pick<FieldProps, 'description' | 'isInvalid' | 'errorMessage'> & {
  hint?: FieldHint | null | undefined;
  /** Of a native control. */
  id?: string | undefined;
};

export const FieldMessages = ({ id, description, hint, isInvalid, errorMessage }: FieldMessagesProps) => {
  const ids = fieldIds(id);
  const answer = (action: FieldHint['action']) => {
    action?.onPress();
    // The pressed button unmounts.
    if (id) document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.messages}>
      {description ? (
        <span id={ids.description} data-slot="description" className={styles.description}>
          {description}
        </span>
      ) : null}
      {hint === undefined ? null : (
        <span aria-live="polite">
          {hint && (
            <span className={styles.hint}>
              <span id={ids.hint}>{hint.text}</span>
              {hint.action && (
                <button
                  type="button"
                  className={`${link} ${variant.default}`}
                  onClick={() => answer(hint.action)}
                >
                  {hint.action.label}
                </button>
              )}
            </span>
          )}
        </span>
      )}
      {isInvalid && errorMessage ? (
        <span id={ids.errorMessage} data-slot="error" className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon name="error" size="small" />
          </span>
          <span>{errorMessage}</span>
        </span>
      ) : null}
    </div>
  );
};

/** Reports a field without a label, and one whose id is another element's. */
export const useFieldCheck = (id: string, label: ReactNode): void =>
  useEffect(() => {
    if (!isDevelopment) return;
    if (!label) report(`The field “${id}” has no label: nobody can tell what to enter`);
    if (document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length > 1)
      report(`Two elements have the id “${id}”: labels and messages go to the first`);
  }, [id, label]);

type FieldFrameProps = Pick<FieldProps, 'label' | 'description' | 'isInvalid' | 'errorMessage'> & {
  hint?: FieldHint | null | undefined;
  /** Of the control. See `describeControl`. */
  id: string;
  /** `span` for a group of controls. */
  labelAs?: 'label' | 'span' | undefined;
  isLabelHidden?: boolean | undefined;
  /** Beside the messages: a `CharacterCount`. */
  count?: ReactNode | undefined;
  children: ReactNode;
};

/** Label above and messages below the control. */
export const FieldFrame = ({
  id,
  labelAs: Label = 'label',
  label,
  isLabelHidden,
  count,
  children,
  ...props
}: FieldFrameProps) => {
  useFieldCheck(id, label);
  const messages = <FieldMessages {...props} id={id} />;
  return (
    <>
      <Label
        id={fieldIds(id).label}
        data-slot="label"
        htmlFor={Label === 'label' ? id : undefined}
        className={isLabelHidden ? visuallyHidden : styles.label}
      >
        {label}
      </Label>
      {children}
      {count ? (
        <div className={styles.row}>
          {messages}
          {count}
        </div>
      ) : (
        messages
      )}
    </>
  );
};
