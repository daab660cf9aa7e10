import { createContext, useContext } from 'react';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';

export interface EditorServices extends Pick<RichTextEditorProps, 'renderPreserved' | 'onDialogDirtyChange'> {
  announce: (message: string) => void;
  editPreserved: (position: number) => void;
  makeEditable: (position: number) => void;
}

export const EditorServicesContext = createContext<EditorServices | null>(null);

export function useEditorServices(): EditorServices {
  const services = useContext(EditorServicesContext);
  if (!services) throw new Error('useEditorServices must be used within RichTextEditor.');
  return services;
}
