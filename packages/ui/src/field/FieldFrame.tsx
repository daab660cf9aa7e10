import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { FieldMessages } from './FieldMessages.tsx';
import type { FieldProps } from './FieldProps.ts';
import { label as labelStyle } from './field.css.ts';

type FieldFrameProps = Pick<FieldProps, 'label' | 'description' | 'isInvalid' | 'errorMessage'> & {
  children: ReactNode;
};

/**
 * Label above, messages below a control: the one anatomy of all form fields. To be put inside a react-aria field, whose
 * contexts link the three for assistive technology.
 */
export const FieldFrame = ({ label, children, ...messages }: FieldFrameProps) => (
  <>
    <Label className={labelStyle}>{label}</Label>
    {children}
    <FieldMessages {...messages} />
  </>
);
