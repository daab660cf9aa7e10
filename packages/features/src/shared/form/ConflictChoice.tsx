import { Isolate, SegmentedControl } from '@planner/ui';
import type { ReactNode, Ref } from 'react';

/** Empty until the user has chosen. */
export type Choice = 'mine' | 'theirs' | '';

export interface ConflictChoiceProps {
  /** What both changed, such as the label of a field. */
  subject: string;
  /** What the user set it to; undefined for long texts. */
  mine?: ReactNode;
  theirs?: ReactNode;
  value: Choice;
  onChange: (choice: Choice) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

const optionOf = (whose: string, content: ReactNode) =>
  content === undefined ? (
    whose
  ) : (
    <>
      {whose}: <Isolate>{content}</Isolate>
    </>
  );

/** Which version of something that both changed is saved. */
export const ConflictChoice = ({ subject, mine, theirs, value, onChange, ref }: ConflictChoiceProps) => (
  <SegmentedControl
    {...(ref && { ref })}
    label={`Which ${subject} do you want to keep?`}
    {...(value === '' && { description: 'Choose one before you save' })}
    options={[
      { value: 'mine', label: optionOf('Yours', mine) },
      { value: 'theirs', label: optionOf('Theirs', theirs) },
    ]}
    value={value}
    onChange={(chosen) => onChange(chosen === 'theirs' ? 'theirs' : 'mine')}
  />
);
