// The public API of `@planner/ui/html-editor`.
export { HtmlEditor, type HtmlEditorProps } from './HtmlEditor.tsx';
