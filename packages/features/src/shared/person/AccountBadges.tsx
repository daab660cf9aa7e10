import type { Role, User } from '@planner/api-client';
import { Badge, type BadgeProps } from '@planner/ui';
import { useServerNow } from '../app/ApiProvider.tsx';
import { levelName } from '../session/levels.ts';

export const ROLE_TONES: Record<Role, BadgeProps['tone']> = { admin: 'danger', user: 'info' };

/** The role of a user, what an administrator may do if not everything, and whether the account is suspended. */
export const AccountBadges = ({ user: { role, access, suspension } }: { user: User }) => {
  const now = useServerNow();
  const isSuspended = suspension && (!suspension.until || Date.parse(suspension.until) > now());
  return (
    <>
      <Badge tone={ROLE_TONES[role]}>{role}</Badge>
      {access !== undefined && access !== 'everything' && <Badge tone="neutral">{levelName(access)}</Badge>}
      {isSuspended && <Badge tone="warning">Suspended</Badge>}
    </>
  );
};
