import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { RichTextEditor } from '../RichTextEditor.tsx';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';

function Screen({ value, ...props }: RichTextEditorProps) {
  const [html, setHtml] = useState(value);
  return (
    <RichTextEditor
      {...props}
      value={html}
      onChange={(next) => {
        setHtml(next);
        props.onChange(next);
      }}
    />
  );
}

/** Shows kept parts through a sanitiser. */
export const showThrough = (sanitize: (html: string) => string) => (html: string) => (
  <div dangerouslySetInnerHTML={{ __html: sanitize(html) }} />
);

const ignore = () => undefined;

/** Time for effects, blocks that React draws, and whatever hostile markup would do at once. */
export const settle = async (): Promise<void> => {
  for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => {
    setTimeout(resolve, 30);
  });
};

/** The component on a page, as a screen shows it. */
export async function renderEditor(props: Partial<RichTextEditorProps> & { value: string }) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<Screen label="Terms" onChange={ignore} {...props} />);
  // The blocks that React draws come after the text.
  await vi.waitFor(() => {
    expect(container.querySelector('[role="textbox"] > *')).not.toBeNull();
    expect(container.querySelectorAll('.react-renderer:empty')).toHaveLength(0);
  }, 10_000);
  await settle();
  return {
    container,
    text: container.querySelector<HTMLElement>('[role="textbox"]') as HTMLElement,
    close: async () => {
      root.unmount();
      await settle();
      container.remove();
    },
  };
}
