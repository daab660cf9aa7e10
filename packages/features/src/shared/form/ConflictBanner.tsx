import { Banner, Comparison, formatDateTime, Stack, Text } from '@planner/ui';
import type { ReactNode } from 'react';

/** A field that only they changed. */
export interface Change {
  label: string;
  before: ReactNode;
  now: ReactNode;
}

export interface ConflictBannerProps {
  /** Such as “this user”. */
  subject: string;
  /** When their version was saved; null or undefined if unknown. */
  savedAt: string | null | undefined;
  /** Who saved it; undefined if unknown. */
  savedBy?: string | undefined;
  /** Number of their version, if versions are numbered. */
  version?: number | undefined;
  /** Fields that only they changed. */
  changes?: readonly Change[] | undefined;
  /** What to do next. */
  children?: ReactNode;
}

/** Another user saved first (412): says what of it is in the form now. */
export const ConflictBanner = ({
  subject,
  savedAt,
  savedBy,
  version,
  changes,
  children,
}: ConflictBannerProps) => (
  <Banner tone="warning" title={`Someone else changed ${subject} while you were editing`}>
    <Stack gap="m">
      {savedAt && (
        <Text as="p">
          {`Saved ${savedBy === undefined ? '' : `by ${savedBy}, `}${formatDateTime(savedAt)}`}
          {version !== undefined && ` · version ${version}`}
        </Text>
      )}
      {changes && changes.length > 0 && (
        <Comparison
          label="Changed by someone else"
          subject="Changed"
          versions={['Before', 'Now']}
          rows={changes.map(({ label, before, now }) => ({ label, values: [before, now] }))}
        />
      )}
      {children}
    </Stack>
  </Banner>
);
