import type { EditorView } from '@codemirror/view';
import { useContext, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { describeControl, fieldIds } from '../field/describeControl.ts';
import { FieldMessages } from '../field/FieldFrame.tsx';
import type { TextEntryProps } from '../field/FieldProps.ts';
import { FindBar } from '../RichTextEditor/find/FindBar.tsx';
import { findEnglish } from '../RichTextEditor/find/findEnglish.ts';
import type { FindTarget } from '../RichTextEditor/find/FindTarget.ts';
import type { CreateHtml } from '../RichTextEditor/html/createHtmlParser.ts';
import * as editor from '../RichTextEditor/RichTextEditor.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import { WordsContext } from '../words/useWords.ts';
import { findInHtml } from './findInHtml.ts';
import { createHtmlView, setHtml, setLook } from './htmlView.ts';
import * as styles from './HtmlEditor.css.ts';

export interface HtmlEditorProps
  extends
    Pick<RootProps, 'id' | 'className'>,
    Pick<
      TextEntryProps<HTMLTextAreaElement>,
      'label' | 'description' | 'isDisabled' | 'isReadOnly' | 'isInvalid' | 'errorMessage'
    > {
  /** Current HTML. One that was not typed here is one undo step. */
  value: string;
  /** Shown while there is no HTML. */
  placeholder?: string | undefined;
  /** Called with the complete HTML after each change. All line endings are `\n`, as those of a `TextArea`. */
  onChange: (html: string) => void;
  /** `createHTML` of the app's Trusted Types policy, needed if they are enforced. Used only in an inert document. */
  createHtml?: CreateHtml | undefined;
}

/**
 * Source of HTML with its syntax in color, its own undo history, and find and replace. As high as a `RichTextEditor`, whose other
 * view it is. It is large: import it lazily from `@planner/ui/html-editor`. For a few lines use `TextArea`.
 */
export function HtmlEditor({ value, placeholder = '', createHtml, ...props }: HtmlEditorProps) {
  const { label, description, isDisabled = false, isReadOnly = false, isInvalid, errorMessage } = props;
  const words = useContext(WordsContext)?.findBar ?? findEnglish;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [target, setTarget] = useState<FindTarget>();
  const find = () => {
    if (view.current) setTarget(target ?? findInHtml(view.current, createHtml));
    // Already open.
    root.current?.querySelector<HTMLInputElement>('search input')?.select();
  };

  const onChange = useEffectEvent(props.onChange);
  const onFind = useEffectEvent(find);
  const create = useEffectEvent((parent: HTMLElement) =>
    createHtmlView({ parent, html: value, onChange: (html) => onChange(html), onFind: () => onFind() }),
  );
  useLayoutEffect(() => {
    if (!area.current) return undefined;
    const created = create(area.current);
    view.current = created;
    return () => created.destroy();
  }, []);
  useLayoutEffect(() => {
    if (view.current) setHtml(view.current, value);
  }, [value]);
  const described = describeControl(id, { description, isInvalid, errorMessage })['aria-describedby'];
  useLayoutEffect(() => {
    const attributes = {
      'aria-labelledby': fieldIds(id).label,
      'aria-describedby': described,
      'aria-invalid': isInvalid || undefined,
      'aria-disabled': isDisabled || undefined,
      tabindex: isDisabled ? undefined : '0',
    };
    if (view.current) setLook(view.current, { attributes, placeholder, isDisabled, isReadOnly });
  }, [id, described, isInvalid, isDisabled, isReadOnly, placeholder]);

  return (
    <div {...rootProps(props, editor.root)} ref={root}>
      <div
        className={editor.box}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
      >
        <div className={editor.tools}>
          <div className={styles.bar}>
            <span id={fieldIds(id).label} className={styles.label}>
              {label}
            </span>
            <Button size="small" icon="search" isDisabled={isDisabled} onPress={find}>
              {words.open}
            </Button>
          </div>
          {target && (
            <FindBar
              label={label}
              target={target}
              isReadOnly={isReadOnly}
              onClose={() => {
                setTarget(undefined);
                view.current?.focus();
              }}
            />
          )}
        </div>
        <div ref={area} dir="ltr" className={`${editor.area} ${styles.area}`} />
      </div>
      <div aria-live="polite">
        <FieldMessages id={id} description={description} isInvalid={isInvalid} errorMessage={errorMessage} />
      </div>
    </div>
  );
}
