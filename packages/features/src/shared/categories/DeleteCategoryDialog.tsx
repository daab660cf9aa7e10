import { AlertDialog, Isolate, Text } from '@planner/ui';
import type { NamedCategory } from './NamedCategory.ts';

export interface DeleteCategoryDialogProps {
  /** What to delete; undefined while the dialog is closed. */
  category: NamedCategory | undefined;
  onCancel: () => void;
  onConfirm: (category: NamedCategory) => void;
}

/** The question before a category is deleted. */
export const DeleteCategoryDialog = ({ category, onCancel, onConfirm }: DeleteCategoryDialogProps) => (
  <AlertDialog
    isOpen={category !== undefined}
    onOpenChange={(isOpen) => {
      if (!isOpen) onCancel();
    }}
    tone="danger"
    title="Are you sure you want to delete this category?"
    confirmLabel="Delete"
    onConfirm={() => {
      if (category) onConfirm(category);
    }}
  >
    <Text as="p">
      <Text weight="semibold">
        <Isolate>{category?.name}</Isolate>
      </Text>{' '}
      can be brought back with Undo for a few seconds, and not any more after that.
    </Text>
  </AlertDialog>
);
