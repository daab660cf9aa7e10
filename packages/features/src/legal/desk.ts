/** What a legal text is published, compared and merged with, as one file. */
export { Comments } from './comments/Comments.tsx';
export { PolicyHistory } from './PolicyHistory.tsx';
export { MergeTexts } from './publishing/MergeTexts.tsx';
export { PublishingDesk } from './publishing/PublishingDesk.tsx';
export { RemovalDialog } from './RemovalDialog.tsx';
