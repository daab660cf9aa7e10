import type { ActivityEntry } from '@planner/api-client';
import { Button, List, ListItem, Stack } from '@planner/ui';
import { subjectOf } from '../shared/activity/describeEntry.ts';
import { EntryText } from '../shared/activity/EntryText.tsx';
import { LoadOlder } from '../shared/list/LoadOlder.tsx';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { Can } from '../shared/session/Can.tsx';

export interface EntryPartsViewProps extends LoadProps<readonly ActivityEntry[]> {
  /** Undefined where there is nothing to open. */
  getSubjectHref: (entry: ActivityEntry) => string | undefined;
  onUndo: (entry: ActivityEntry) => void;
  /** Id of the entry that is being undone. */
  undoingId: string | undefined;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onLoadOlder: () => void;
}

/** Whom a task changed, and with which values: each can be undone alone. */
export const EntryPartsView = ({ state, onRetry, ...props }: EntryPartsViewProps) => (
  <LoadBody state={state} onRetry={onRetry}>
    {state.status === 'ready' && (
      <Stack gap="s">
        <List label="Each of them">
          {state.data.map((entry) => (
            <ListItem
              key={entry.id}
              after={
                entry.undoUntil !== undefined && (
                  <Can operation="undoActivity">
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={`Undo: ${subjectOf(entry)}`}
                      isPending={entry.id === props.undoingId}
                      onPress={() => props.onUndo(entry)}
                    >
                      Undo
                    </Button>
                  </Can>
                )
              }
            >
              <EntryText entry={entry} href={props.getSubjectHref(entry)} />
            </ListItem>
          ))}
        </List>
        {props.hasOlder && (
          <LoadOlder
            label="Load more of them"
            count={state.data.length}
            isPending={props.isLoadingOlder}
            onPress={props.onLoadOlder}
          />
        )}
      </Stack>
    )}
  </LoadBody>
);
