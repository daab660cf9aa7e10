import { Banner, Comparison, formatDateTime, Stack, Text, Isolate, SegmentedControl } from '@planner/ui';
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

export interface ConflictBannerProps {
  /** Such as “this user”. */
  subject: string;
  /** When their version was saved; null or undefined if unknown. */
  savedAt: string | null | undefined;
  savedBy?: string | undefined;
  version?: number | undefined;
  /** Fields that only they changed, with their contents before and now. */
  changes?: readonly { label: string; values: readonly ReactNode[] }[];
  children?: ReactNode;
}

/** Another user saved first (412): says what of it is in the form now. */
export const ConflictBanner = (props: ConflictBannerProps) => {
  const { savedAt, savedBy, version, changes = [] } = props;
  return (
    <Banner tone="warning" title={`Someone else changed ${props.subject} while you were editing`}>
      <Stack gap="m">
        {savedAt && (
          <Text as="p">
            {`Saved ${savedBy === undefined ? '' : `by ${savedBy}, `}${formatDateTime(savedAt)}`}
            {version !== undefined && ` · version ${version}`}
          </Text>
        )}
        {changes.length > 0 && (
          <Comparison
            label="Changed by someone else"
            subject="Changed"
            versions={['Before', 'Now']}
            rows={changes}
          />
        )}
        {props.children}
      </Stack>
    </Banner>
  );
};
