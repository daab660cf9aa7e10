import {
  createInertHtml,
  isAllowedImage,
  renderPolicyHtml,
  toShownImage,
  toAllowedLink,
  toVideoEmbed,
} from '@planner/policy-html';
import type { RichTextEditorHandle, RichTextEditorProps } from '@planner/ui/rich-text-editor';
import { lazyWithRetry, Prose, RichTextEditorLoading, TextArea } from '@planner/ui';
import type { HtmlEditorProps } from '@planner/ui/html-editor';
import { type ComponentType, useMemo, useState, type ReactNode, type Ref } from 'react';
import { renderPolicy } from './public/renderPolicy.ts';
import { withLineEndsOf } from './withLineEndsOf.ts';

export interface PolicyEditorProps {
  label: string;
  placeholder: string;
  content: string;
  isHtml: boolean;
  isPending: boolean;
  /** For accounts that may not change the text. */
  isReadOnly?: boolean;
  /** What saving would remove. */
  marks?: RichTextEditorProps['marks'];
  /** Comments beside the text. */
  comments?: RichTextEditorProps['comments'];
  ref?: Ref<RichTextEditorHandle> | undefined;
  onChange: (content: string) => void;
  /** A dialog of the editor has input that is not in the text yet. */
  onDialogDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

const ROWS = 13;
/** Base64 adds a third, and a policy has at most a million bytes. */
const MAX_IMAGE_BYTES = 512 * 1024;

interface PolicySourceProps extends Pick<PolicyEditorProps, 'label' | 'isReadOnly' | 'onChange'> {
  value: string;
  placeholder?: string;
  isPending?: boolean;
  Editor?: ComponentType<HtmlEditorProps>;
}

const PlainHtml = (props: HtmlEditorProps) => <TextArea {...props} dir="ltr" rows={ROWS} />;

const HtmlEditor = lazyWithRetry(async () => (await import('@planner/ui/html-editor')).HtmlEditor, {
  Pending: (props) => <PlainHtml {...props} isReadOnly />,
  Fallback: PlainHtml,
});

const PolicySource = ({
  Editor = HtmlEditor,
  label,
  isPending,
  isReadOnly = isPending,
  onChange,
  ...props
}: PolicySourceProps) => (
  <Editor
    label={`${label}, HTML`}
    value={props.value}
    placeholder={props.placeholder}
    isReadOnly={isReadOnly}
    createHtml={createInertHtml}
    onChange={(typed) => onChange(withLineEndsOf(props.value, typed))}
  />
);

/** The text can be read before it can be edited. */
const PolicyLoading = ({ value }: { value: string }) => {
  const rendered = useMemo(() => renderPolicy(value, renderPolicyHtml), [value]);
  return (
    <RichTextEditorLoading
      label="Loading editor..."
      html={rendered.status === 'text' ? rendered.html : undefined}
    />
  );
};

const RichTextEditor = lazyWithRetry(
  async () => (await import('@planner/ui/rich-text-editor')).RichTextEditor,
  { Pending: PolicyLoading, Fallback: (props) => <PolicySource {...props} Editor={PlainHtml} /> },
);

const renderPreserved = (html: string): ReactNode => {
  const rendered = renderPolicy(html, renderPolicyHtml);
  return rendered.status === 'text' ? (
    <Prose html={rendered.html} hasOwnColors={rendered.hasOwnColors} />
  ) : undefined;
};

/** Images that the editor shows unchanged. An https page upgrades others to https. */
const isShownAsWritten = (src: string): boolean =>
  isAllowedImage(src) && (location.protocol === 'https:' || toShownImage(src, location.origin) === src);

/**
 * Edits rich text or HTML source. If the editor's chunk fails to load, only the source can be edited.
 * The editor stays mounted behind the source, to keep its undo history.
 */
export const PolicyEditor = ({ content, isHtml, onChange, ...editor }: PolicyEditorProps) => {
  // HTML edits reach the editor as one undo step, when it is shown again.
  const [shown, setShown] = useState(content);
  if (!isHtml && shown !== content) setShown(content);
  return (
    <>
      {isHtml && <PolicySource {...editor} value={content} onChange={onChange} />}
      <div hidden={isHtml}>
        <RichTextEditor
          {...editor}
          value={shown}
          renderPreserved={renderPreserved}
          createHtml={createInertHtml}
          maxImageBytes={MAX_IMAGE_BYTES}
          toAllowedLink={toAllowedLink}
          isAllowedImage={isShownAsWritten}
          toVideoEmbed={toVideoEmbed}
          onChange={(html) => {
            // An image read may finish late; it must not overwrite typed HTML.
            if (shown === content && !editor.isReadOnly) onChange(html);
          }}
        />
      </div>
    </>
  );
};
