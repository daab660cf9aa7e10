import { useMemo } from 'react';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import { source } from './KeptBlockView.css.ts';

interface KeptContentProps extends Pick<RichTextEditorProps, 'showKept'> {
  html: string;
}

/** Markup as its readers will see it; as source where the app does not say how, or nothing is to be seen. */
export function KeptContent({ html, showKept }: KeptContentProps) {
  const shown = useMemo(() => showKept?.(html), [html, showKept]);
  return (
    shown ?? (
      <pre className={source} dir="ltr">
        {html}
      </pre>
    )
  );
}
