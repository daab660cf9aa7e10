import { Comparison, Text } from '@planner/ui';

/** A field that two users set to different values. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

export interface DifferencesProps {
  /** May be empty: both users saved the same values. */
  differences: Difference[];
}

export const Differences = ({ differences }: DifferencesProps) =>
  differences.length === 0 ? (
    <Text as="p">Both versions have the same values.</Text>
  ) : (
    <Comparison
      label="Differences"
      subject="Field"
      versions={['Yours', 'Theirs']}
      rows={differences.map(({ label, mine, theirs }) => ({
        label,
        values: [mine || 'empty', theirs || 'empty'],
      }))}
    />
  );
