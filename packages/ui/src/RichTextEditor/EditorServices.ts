import { createContext, useContext } from 'react';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';

/** What parts of the editor need that lie deep inside it. */
export interface EditorServices extends Pick<RichTextEditorProps, 'showKept'> {
  /** Tells screen readers what happened. */
  announce: (message: string) => void;
  /** Opens the HTML of a kept block for editing. */
  editKept: (position: number) => void;
}

export const EditorServicesContext = createContext<EditorServices | null>(null);

export function useEditorServices(): EditorServices {
  const services = useContext(EditorServicesContext);
  if (!services) throw new Error('Parts of the rich-text editor work inside RichTextEditor only.');
  return services;
}
