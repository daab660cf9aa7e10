import type { ElementType, ReactNode } from 'react';
import { FieldMessages } from './FieldMessages.tsx';
import { fieldIds } from './fieldIds.ts';
import type { FieldProps } from './FieldProps.ts';
import { row } from './CharacterCount.css.ts';
import { label as labelStyle } from './field.css.ts';

type FieldFrameProps = Pick<FieldProps, 'label' | 'description' | 'isInvalid' | 'errorMessage'> & {
  /** Of a native control. See `describeControl`. */
  id?: string;
  /** `groupParts` in a group; `ariaParts` in a field of react-aria, whose contexts connect label, control and messages. */
  parts?: { Label: ElementType; Text: ElementType };
  /** Beside the messages: a `CharacterCount`. */
  count?: ReactNode;
  children: ReactNode;
};

const nativeParts = { Label: 'label', Text: 'span' } as const;
/** For a group of native controls. */
export const groupParts = { Label: 'span', Text: 'span' } as const;

/** Label above and messages below the control. */
export const FieldFrame = ({
  id,
  parts: { Label, Text } = nativeParts,
  label,
  count,
  children,
  ...props
}: FieldFrameProps) => {
  const messages = <FieldMessages {...props} id={id} as={Text} />;
  return (
    <>
      <Label id={fieldIds(id).label} htmlFor={Label === 'label' ? id : undefined} className={labelStyle}>
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
