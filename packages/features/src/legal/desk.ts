/** What a legal text is published, compared and merged with, as one file. */
export { DraftDifferences } from './DraftDifferences.tsx';
export { PolicyConflict } from './PolicyConflict.tsx';
export { PolicyHistory } from './PolicyHistory.tsx';
export { PublishingDesk } from './publishing/PublishingDesk.tsx';
export { RemovalDialog } from './RemovalDialog.tsx';
