import type { Editor } from '@tiptap/core';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import { ColorDialog } from './ColorDialog.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { PreservedBlockDialog } from './PreservedBlockDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { VideoDialog } from './VideoDialog.tsx';

export type EditorDialogName = 'link' | 'video' | 'image' | 'color' | 'background';

/** A dialog of the toolbar, or the HTML of the preserved block at a position. */
export type OpenDialog = EditorDialogName | { preservedAt: number };

interface EditorDialogsProps
  extends
    Required<Pick<RichTextEditorProps, 'toAllowedLink' | 'toVideoEmbed' | 'maxImageBytes'>>,
    Pick<RichTextEditorProps, 'renderPreserved' | 'uploadImage'> {
  editor: Editor;
  open: OpenDialog;
  onOpenChange: (isOpen: boolean) => void;
}

export interface EditorDialogProps {
  editor: Editor;
  onClose: () => void;
}

export function EditorDialogs({
  open,
  renderPreserved,
  toAllowedLink,
  toVideoEmbed,
  ...props
}: EditorDialogsProps) {
  const { editor, uploadImage, maxImageBytes } = props;
  const onClose = () => {
    props.onOpenChange(false);
    // After the dialog has restored the focus.
    setTimeout(() => editor.view.focus());
  };
  const common = { editor, onClose };
  if (typeof open === 'object')
    return <PreservedBlockDialog {...common} position={open.preservedAt} renderPreserved={renderPreserved} />;
  switch (open) {
    case 'link':
      return <LinkDialog {...common} toAllowedLink={toAllowedLink} />;
    case 'video':
      return <VideoDialog {...common} toVideoEmbed={toVideoEmbed} />;
    case 'image':
      return <ImageDialog {...common} uploadImage={uploadImage} maxImageBytes={maxImageBytes} />;
    default:
      return <ColorDialog {...common} property={open === 'color' ? 'color' : 'background-color'} />;
  }
}
