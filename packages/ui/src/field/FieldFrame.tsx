import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { FieldMessages } from './FieldMessages.tsx';
import type { FieldProps } from './FieldProps.ts';
import { row } from './CharacterCount.css.ts';
import { label as labelStyle } from './field.css.ts';

type FieldFrameProps = Pick<FieldProps, 'label' | 'description' | 'isInvalid' | 'errorMessage'> & {
  /** Beside the messages: a `CharacterCount`. */
  count?: ReactNode;
  children: ReactNode;
};

/** Label above and messages below the control. Needs a react-aria field around it, whose contexts connect the three. */
export const FieldFrame = ({ label, count, children, ...messages }: FieldFrameProps) => (
  <>
    <Label className={labelStyle}>{label}</Label>
    {children}
    {count ? (
      <div className={row}>
        <FieldMessages {...messages} />
        {count}
      </div>
    ) : (
      <FieldMessages {...messages} />
    )}
  </>
);
