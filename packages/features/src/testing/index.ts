export { gatewayPage, serverFault, unreachable } from './responses.ts';
export { catchSavedFiles } from './catchSavedFiles.ts';
export { editForm } from './editForm.ts';
export { expectHtml, htmlView, shownHtml, typeHtml } from './htmlView.ts';
export { expectAlert } from './expectAlert.ts';
export { expectCopied } from './expectCopied.ts';
export { passBannerTime } from './passBannerTime.ts';
export { ready } from './ready.ts';
export {
  inTimeZone,
  lacking,
  onPlainServer,
  refusing,
  STORY_NOW,
  withLegalTexts,
  withProviders,
} from './withProviders.tsx';
