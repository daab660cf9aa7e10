import { undoOne } from '../activity/createUndoHandlers.ts';
import { restoreMessage } from './rows.ts';

export const undoMessageDeletion = undoOne(restoreMessage);
