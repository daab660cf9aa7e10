// The public API of `@planner/ui/rich-text-editor`.
export { RichTextEditor } from './RichTextEditor.tsx';
export type { RichTextEditorHandle, RichTextEditorProps, TextMark } from './RichTextEditorProps.ts';
