import { useMemo } from 'react';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import { source } from './PreservedBlockView.css.ts';

interface PreservedContentProps extends Pick<RichTextEditorProps, 'renderPreserved'> {
  html: string;
}

export function PreservedContent({ html, renderPreserved }: PreservedContentProps) {
  const shown = useMemo(() => renderPreserved?.(html), [html, renderPreserved]);
  return (
    shown ?? (
      <pre className={source} dir="ltr">
        {html}
      </pre>
    )
  );
}
