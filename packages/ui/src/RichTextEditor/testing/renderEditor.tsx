import type { Editor } from '@tiptap/core';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import '../../theme/index.ts';
import { RichTextEditor } from '../RichTextEditor.tsx';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';

export const renderThrough = (sanitize: (html: string) => string) => (html: string) => (
  <div dangerouslySetInnerHTML={{ __html: sanitize(html) }} />
);

/** Waits for effects, node views and immediate effects of hostile markup. */
export const settle = async (): Promise<void> => {
  for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => {
    setTimeout(resolve, 30);
  });
};

export async function renderEditor(props: Partial<RichTextEditorProps> & { value: string }) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  let stored = props.value;
  const setValue = (html: string) => {
    stored = html;
    root.render(<RichTextEditor label="Terms" {...props} value={html} onChange={onChange} />);
  };
  const onChange = (html: string) => {
    setValue(html);
    props.onChange?.(html);
  };
  setValue(props.value);
  // Node views render after the text.
  await vi.waitFor(() => {
    expect(container.querySelector('[role="textbox"] > *')).not.toBeNull();
    expect(container.querySelectorAll('div[draggable]:empty')).toHaveLength(0);
  }, 10_000);
  await settle();
  const text = container.querySelector<HTMLElement & { editor: Editor }>('[role="textbox"]');
  if (!text) throw new Error('The editor was not rendered.');
  return {
    container,
    text: text as HTMLElement,
    editor: text.editor,
    stored: () => stored,
    setValue: async (html: string) => {
      setValue(html);
      await settle();
    },
    close: async () => {
      root.unmount();
      await settle();
      container.remove();
    },
  };
}
