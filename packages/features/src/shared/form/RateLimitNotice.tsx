import { Text } from '@planner/ui';
import { SlowRequestNotice, type SlowRequestNoticeProps } from '../query/SlowRequestNotice.tsx';

export interface RateLimitNoticeProps {
  /** Seconds until the server accepts another attempt. 0, the default: no countdown. */
  waitS?: number | undefined;
  /** Shown instead of the countdown while a request is slow. */
  slow?: SlowRequestNoticeProps | undefined;
}

export const RateLimitNotice = ({ waitS = 0, slow }: RateLimitNoticeProps) => {
  if (slow?.isSlow) return <SlowRequestNotice {...slow} />;
  return waitS > 0 ? (
    <Text as="p" tone="muted" numeric>
      You can try again in {waitS} s
    </Text>
  ) : null;
};
