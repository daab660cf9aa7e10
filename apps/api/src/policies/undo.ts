import type { Undo } from '../activity/createUndoHandlers.ts';
import type { UndoItem } from '../activity/rows.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { findPolicy, findPolicyVersion, storePolicy } from './rows.ts';
import type { PoliciesTable } from './table.ts';

type Save = Record<'from' | 'to', number>;

/** The first save can't be undone: no text was there. */
export const saveUndo = (before: PoliciesTable, after: PoliciesTable): UndoItem | undefined => {
  const data: Save = { from: before.version, to: after.version };
  return before.version > 0 ? { kind: 'policy', itemId: before.type, data } : undefined;
};

/** Saves the former text as a new version. */
export const undoPolicySave: Undo = async (trx, { session, now }, items) => {
  const failures = new Map<string, HttpError>();
  for (const { itemId, data } of items) {
    const { from, to } = data as Save;
    const type = itemId as PoliciesTable['type'];
    const current = await findPolicy(trx, type);
    const former = await findPolicyVersion(trx, type, from);
    if (current.version === to && former)
      await storePolicy(trx, current, former.content, { at: now, by: session.user });
    else failures.set(itemId, HttpError.changedSince());
  }
  return failures;
};
