import { Banner, Comparison, formatDateTime, Stack, Text } from '@planner/ui';
import type { ReactNode } from 'react';

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
