import type { ReceivedMessage } from '@planner/api-client';
import { Isolate, Text } from '@planner/ui';
import { useApi } from '../shared/app/useApi.ts';
import { DeleteRow, type DeleteRowProps } from '../shared/list/DeleteRow.tsx';
import { errorTexts, senderName } from './queries.ts';
import { deleteContactMessageMutation } from './mutations.ts';

export type DeleteMessageProps = Pick<DeleteRowProps<ReceivedMessage>, 'row' | 'onClose' | 'onDeleted'>;

/** Asks whether to delete a message that a visitor has sent. Stays open with the reason when the server refuses. */
export const DeleteMessage = (props: DeleteMessageProps) => (
  <DeleteRow
    {...props}
    title="Are you sure you want to delete this message?"
    mutation={deleteContactMessageMutation(useApi())}
    fallback={errorTexts.delete}
  >
    The message from{' '}
    <Text weight="semibold">
      <Isolate>{props.row && senderName(props.row)}</Isolate>
    </Text>{' '}
    will be permanently deleted.
  </DeleteRow>
);
