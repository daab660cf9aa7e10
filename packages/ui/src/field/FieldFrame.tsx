import type { ReactNode } from 'react';
import { FieldMessages } from './FieldMessages.tsx';
import { fieldIds } from './fieldIds.ts';
import type { FieldHint, FieldProps } from './FieldProps.ts';
import { row } from './CharacterCount.css.ts';
import { label as labelStyle } from './field.css.ts';

type FieldFrameProps = Pick<FieldProps, 'label' | 'description' | 'isInvalid' | 'errorMessage'> & {
  hint?: FieldHint | null | undefined;
  /** Of the control. See `describeControl`. */
  id: string;
  /** `span` for a group of controls. */
  labelAs?: 'label' | 'span';
  /** For controls that a native label cannot focus. */
  onLabelClick?: () => void;
  /** Beside the messages: a `CharacterCount`. */
  count?: ReactNode;
  children: ReactNode;
};

/** Label above and messages below the control. */
export const FieldFrame = ({
  id,
  labelAs: Label = 'label',
  onLabelClick,
  label,
  count,
  children,
  ...props
}: FieldFrameProps) => {
  const messages = <FieldMessages {...props} id={id} />;
  return (
    <>
      <Label
        id={fieldIds(id).label}
        htmlFor={Label === 'label' ? id : undefined}
        onClick={onLabelClick}
        className={labelStyle}
      >
        {label}
      </Label>
      {children}
      {count ? (
        <div className={row}>
          {messages}
          {count}
        </div>
      ) : (
        messages
      )}
    </>
  );
};
