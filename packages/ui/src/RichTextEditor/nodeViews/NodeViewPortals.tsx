import { useSyncExternalStore } from 'react';
import type { NodeViewStore } from './NodeViewStore.ts';

export const NodeViewPortals = ({ store }: { store: NodeViewStore }) =>
  useSyncExternalStore(store.subscribe, store.getPortals);
