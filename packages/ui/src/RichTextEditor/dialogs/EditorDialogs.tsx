import { useEffect } from 'react';
import { ColorDialog } from './ColorDialog.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { PicturesDialog } from './PicturesDialog.tsx';
import { MakeEditableDialog, PreservedBlockDialog } from './PreservedBlockDialog.tsx';
import type { EditorDialogProps } from './FormDialog.tsx';
import type { NumberChange } from '../commands/planNumbers.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { ReferenceDialog } from './ReferenceDialog.tsx';
import { RenumberDialog } from './RenumberDialog.tsx';
import { markSelection } from './SelectionPopover.tsx';
import { TableDialog } from './TableDialog.tsx';
import { VideoDialog } from './VideoDialog.tsx';

export type EditorDialogName = 'link' | 'video' | 'image' | 'table' | 'color' | 'background' | 'reference';

/** A dialog of the toolbar, the HTML of the preserved block at a position, pasted pictures of other sites, or numbers to change. */
export type OpenDialog =
  | EditorDialogName
  | { preservedAt: number; isMadeEditable?: boolean }
  | { pictures: readonly string[] }
  | { numbers: readonly NumberChange[] };

interface EditorDialogsProps extends Omit<EditorDialogProps, 'onClose'> {
  open: OpenDialog;
  /** Takes what a dialog has changed. */
  onNotice: (message: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

export function EditorDialogs({ open, onNotice, onOpenChange, ...rest }: EditorDialogsProps) {
  useEffect(() => markSelection(rest.editor), [rest.editor]);
  const onClose = () => {
    onOpenChange(false);
    // After the dialog has restored the focus.
    setTimeout(() => rest.editor.view.focus());
  };
  const props = { ...rest, onClose };
  if (typeof open === 'object' && 'pictures' in open)
    return <PicturesDialog {...props} pictures={open.pictures} />;
  if (typeof open === 'object' && 'numbers' in open)
    return <RenumberDialog {...props} plan={open.numbers} onNotice={onNotice} />;
  if (typeof open === 'object' && open.isMadeEditable)
    return <MakeEditableDialog {...props} position={open.preservedAt} />;
  if (typeof open === 'object') return <PreservedBlockDialog {...props} position={open.preservedAt} />;
  switch (open) {
    case 'link':
      return <LinkDialog {...props} />;
    case 'video':
      return <VideoDialog {...props} />;
    case 'image':
      return <ImageDialog {...props} />;
    case 'table':
      return <TableDialog {...props} />;
    case 'reference':
      return <ReferenceDialog {...props} />;
    default:
      return <ColorDialog {...props} property={open === 'color' ? 'color' : 'background-color'} />;
  }
}
