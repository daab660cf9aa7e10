import type { Undo, UndoRules } from '../activity/createUndoHandlers.ts';
import type { UndoItem } from '../activity/undoRows.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { findLastNumber, findPolicyVersion, findPublications, type Policy, storeVersion } from './rows.ts';

type Save = Record<'from' | 'to', number>;

/** The first save can't be undone: no text was there. */
export const saveUndo = (before: Policy, after: Pick<Policy, 'version'>): UndoItem | undefined => {
  const data: Save = { from: before.version, to: after.version };
  return before.version > 0 ? { kind: 'policy', itemId: before.type, data } : undefined;
};

/** Publishes the former text as a new version. */
const undoPolicySave: Undo = async (trx, { services, session, now }, items) => {
  const failures = new Map<string, HttpError>();
  for (const { itemId, data } of items) {
    const { from, to } = data as Save;
    const type = itemId;
    const last = await findLastNumber(trx, type);
    const { inForce, now: inForceAt } = await findPublications(trx, services?.engine ?? {}, type, now);
    const former = await findPolicyVersion(trx, type, from);
    if (inForce?.version === to && former) {
      const { content, addresses } = former;
      await storeVersion(trx, last, {
        type,
        content,
        savedAt: now,
        by: session.user,
        inForceAt,
        addresses,
      });
    } else failures.set(itemId, HttpError.changedSince());
  }
  return failures;
};

export const policyUndo = {
  policy: { operation: 'savePolicy', undo: undoPolicySave, undone: 'Former version restored' },
} satisfies Partial<UndoRules>;
