import {
  createInertHtml,
  isAllowedImage,
  toShownImage,
  toAllowedLink,
  toVideoEmbed,
} from '@planner/policy-html';
import { Prose, RichTextEditorLoading, TextArea } from '@planner/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { loadPart } from '../shared/loadPart.ts';
import { withLineEndsOf } from './lineEnds.ts';
import { renderPolicy } from './renderPolicy.ts';

export interface PolicyEditorProps {
  label: string;
  placeholder: string;
  content: string;
  /** Whether the source is edited in place of the text. */
  isHtml: boolean;
  isPending: boolean;
  onChange: (content: string) => void;
}

const ROWS = 13;
/** As data in the text it grows by a third, and the whole text may have a million bytes. */
const MAX_IMAGE_BYTES = 512 * 1024;

interface PolicySourceProps extends Pick<PolicyEditorProps, 'label' | 'onChange'> {
  value: string;
  placeholder?: string;
  isPending?: boolean;
}

const PolicySource = ({ label, value, placeholder, isPending, onChange }: PolicySourceProps) => (
  <TextArea
    label={`${label}, HTML`}
    dir="ltr"
    rows={ROWS}
    value={value}
    placeholder={placeholder}
    isReadOnly={isPending}
    onChange={(typed) => onChange(withLineEndsOf(value, typed))}
  />
);

const RichTextEditor = lazy(
  loadPart(async () => (await import('@planner/ui/rich-text-editor')).RichTextEditor, PolicySource),
);

/** What the editor keeps as it is, as the public page shows it; nothing where it shows nothing. */
const showKept = (html: string): ReactNode => {
  const rendered = renderPolicy(html);
  return rendered.status === 'text' ? (
    <Prose html={rendered.html} hasOwnColors={rendered.hasOwnColors} />
  ) : undefined;
};

/** Pictures that can stand in the editor as they are written. Browsers ask for the others over https on a site of https only. */
const isShownAsWritten = (src: string): boolean =>
  isAllowedImage(src) && (location.protocol === 'https:' || toShownImage(src, location.origin) === src);

/**
 * The editor of a legal text, or its source. The editor's code comes with the first of the two screens that need it; where it
 * cannot be had, there is the source.
 */
export const PolicyEditor = ({
  label,
  placeholder,
  content,
  isHtml,
  isPending,
  onChange,
}: PolicyEditorProps) =>
  isHtml ? (
    <PolicySource
      label={label}
      value={content}
      placeholder={placeholder}
      isPending={isPending}
      onChange={onChange}
    />
  ) : (
    <Suspense fallback={<RichTextEditorLoading label="Loading editor..." />}>
      <RichTextEditor
        label={label}
        value={content}
        placeholder={placeholder}
        isPending={isPending}
        showKept={showKept}
        createHtml={createInertHtml}
        maxImageBytes={MAX_IMAGE_BYTES}
        toAllowedLink={toAllowedLink}
        isAllowedImage={isShownAsWritten}
        toVideoEmbed={toVideoEmbed}
        onChange={onChange}
      />
    </Suspense>
  );
