import type { Undo } from '../activity/createUndoHandlers.ts';
import { type MessageRow, restoreMessage } from './rows.ts';

export const undoMessageDeletion: Undo = (trx, _author, _id, data) => restoreMessage(trx, data as MessageRow);
