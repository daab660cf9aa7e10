import type { Editor } from '@tiptap/core';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import { ColorDialog } from './ColorDialog.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { KeptDialog } from './KeptDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { VideoDialog } from './VideoDialog.tsx';

export type EditorDialogName = 'link' | 'video' | 'image' | 'color' | 'background';

/** The dialog that is open: one of the toolbar's, or the HTML of the kept block at a position. */
export type OpenDialog = EditorDialogName | { keptAt: number };

interface EditorDialogsProps
  extends
    Required<Pick<RichTextEditorProps, 'toAllowedLink' | 'toVideoEmbed' | 'maxImageBytes'>>,
    Pick<RichTextEditorProps, 'showKept' | 'uploadImage'> {
  editor: Editor;
  open: OpenDialog | undefined;
  onClose: () => void;
}

/** What a dialog of the editor gets. */
export interface EditorDialogProps {
  editor: Editor;
  /** Closes it, and the focus goes back to the text. */
  onClose: () => void;
}

/** The one dialog that is open. Each starts anew when it opens. */
export function EditorDialogs({ open, showKept, toAllowedLink, toVideoEmbed, ...props }: EditorDialogsProps) {
  const { editor, uploadImage, maxImageBytes } = props;
  const onClose = () => {
    props.onClose();
    // When the dialog has gone and given the focus back to where it was.
    setTimeout(() => editor.view.focus());
  };
  const common = { editor, onClose };
  if (open === undefined) return null;
  if (typeof open === 'object') return <KeptDialog {...common} position={open.keptAt} showKept={showKept} />;
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
