import type { ReceivedMessage } from '@planner/api-client';
import { Isolate, Text } from '@planner/ui';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { DeleteRow } from '../shared/list/DeleteRow.tsx';
import type { RowCandidate } from '../shared/list/useDeletion.ts';
import { deleteContactMessageMutation } from './mutations.ts';
import { errorTexts, senderName } from './queries.ts';

/** Asks whether to delete a message that a visitor has sent. */
export const DeleteMessage = (props: RowCandidate<ReceivedMessage>) => {
  const sender = <Isolate>{props.candidate && senderName(props.candidate)}</Isolate>;
  return (
    <DeleteRow
      {...props}
      title="Are you sure you want to delete this message?"
      mutation={deleteContactMessageMutation(useApi())}
      fallback={errorTexts.delete}
      subject={<>The message from {sender}</>}
    >
      The message from <Text weight="semibold">{sender}</Text> will be deleted.
    </DeleteRow>
  );
};
