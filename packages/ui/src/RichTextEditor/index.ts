// The public API of `@planner/ui/rich-text-editor`.
export { RichTextEditor } from './RichTextEditor.tsx';
export type {
  RichTextEditorHandle,
  RichTextEditorProps,
  TextComments,
  TextMark,
} from './RichTextEditorProps.ts';
export type { TextPassage } from './comments/findPassage.ts';
