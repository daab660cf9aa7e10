import { Banner } from '@planner/ui';
import { MESSAGE_MS } from '../shared/constants.ts';
import { FormMessage } from '../shared/FormMessage.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import type { SaveState } from './useSaveIcons.ts';

export interface SaveMessagesProps extends SaveState {
  /** What is said when the category is saved. */
  doneMessage: string;
}

/** What there is to say of a save, above the form's buttons: how far it has got, that it is done, or why not. */
export const SaveMessages = ({
  doneMessage,
  isDone,
  upload,
  isCancelled,
  errorMessage,
  onDismissMessage,
}: SaveMessagesProps) => (
  <>
    {upload && <UploadProgress {...upload} />}
    {isCancelled && (
      <Banner tone="info" timeoutMs={MESSAGE_MS} onDismiss={onDismissMessage}>
        Upload cancelled. Nothing was saved.
      </Banner>
    )}
    {isDone && <Banner tone="positive">{doneMessage}</Banner>}
    <FormMessage message={errorMessage} onDismiss={onDismissMessage} />
  </>
);
