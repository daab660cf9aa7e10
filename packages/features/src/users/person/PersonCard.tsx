import { Card, Skeleton, Text } from '@planner/ui';
import type { ReactNode } from 'react';
import { LoadBody } from '../../shared/query/LoadBody.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';

export interface PersonCardProps<Item> extends LoadProps<readonly Item[]> {
  title: string;
  /** Shown without items. */
  emptyText: string;
  actions?: ReactNode;
  /** Of the card about account and access. */
  isPart?: boolean;
  children: (items: readonly Item[]) => ReactNode;
}

/** A card of the page of a user, which loads and fails on its own. */
export const PersonCard = <Item,>({
  title,
  emptyText,
  actions,
  isPart,
  state,
  ...props
}: PersonCardProps<Item>) => (
  <Card title={title} actions={actions} isPart={isPart}>
    <LoadBody state={state} onRetry={props.onRetry}>
      {state.status === 'loading' && <Skeleton shape="block" />}
      {state.status === 'ready' && state.data.length === 0 && (
        <Text as="p" tone="muted">
          {emptyText}
        </Text>
      )}
      {state.status === 'ready' && state.data.length > 0 && props.children(state.data)}
    </LoadBody>
  </Card>
);
