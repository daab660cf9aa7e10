import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

// Otherwise the browser opens a file dropped beside the field and leaves the page with all unsaved input.
const refuse = (event: globalThis.DragEvent) => {
  if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** Makes an element take files that are dropped on it, or pasted in it. */
export const useFileDrop = (isDisabled: boolean, onFiles: (files: readonly File[]) => void) => {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);

  const accept = (event: DragEvent) => {
    if (isDisabled || !hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  return {
    isOver,
    targetProps: {
      // Focusable by click, for pasting with Ctrl+V.
      tabIndex: -1,
      onDragEnter: accept,
      onDragOver: accept,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (isDisabled || !hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        if (isDisabled) return;
        event.preventDefault();
        onFiles([...event.clipboardData.files]);
      },
    },
  };
};
