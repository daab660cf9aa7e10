import { Banner } from '@planner/ui';
import type { ReactNode } from 'react';
import { MESSAGE_MS } from '../query/constants.ts';

export interface DeletedBannerProps {
  /** True if another administrator or window had deleted it before. */
  wasGone: boolean;
  onDismiss: () => void;
  /** The subject of the sentence, such as the row's name. */
  children: ReactNode;
}

/** Disappears after three seconds. */
export const DeletedBanner = ({ wasGone, onDismiss, children }: DeletedBannerProps) => (
  <Banner tone="positive" timeoutMs={MESSAGE_MS} onDismiss={onDismiss}>
    {children} was {wasGone && 'already '}deleted
  </Banner>
);
