import { Isolate, Text } from '@planner/ui';
import type { Noun } from '../format/Noun.ts';
import { DeleteDialog } from '../list/DeleteDialog.tsx';
import type { NamedItem } from './NamedItem.ts';

export interface DeleteItemDialogProps {
  noun: Noun;
  /** Undefined while the dialog is closed. */
  item: NamedItem | undefined;
  onCancel: () => void;
  onConfirm: (item: NamedItem) => void;
}

export const DeleteItemDialog = ({ noun, item, onCancel, onConfirm }: DeleteItemDialogProps) => (
  <DeleteDialog
    isOpen={item !== undefined}
    title={`Are you sure you want to delete this ${noun.one}?`}
    onCancel={onCancel}
    onConfirm={() => {
      if (item) onConfirm(item);
    }}
  >
    After you delete{' '}
    <Text weight="semibold">
      <Isolate>{item?.name}</Isolate>
    </Text>
    , you can undo this for a few seconds.
  </DeleteDialog>
);
