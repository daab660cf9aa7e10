import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { useOwnValue } from '../root/useOwnValue.ts';
import { scrollTogether } from './scrollTogether.ts';
import * as styles from './Workspace.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

/** An editor behind its HTML is hidden. */
const TEXT = ':is([role="textbox"], textarea):not([hidden] *)';

/** What a window below 1,100 px shows of them. */
export type WorkspaceView = 'text' | 'preview';

/** Names of the two, and of the choice between them. */
export interface WorkspaceViewLabels {
  text: string;
  preview: string;
  choice: string;
}

export interface WorkspaceProps extends RootProps<HTMLDivElement> {
  /** Covers the window, with `preview` beside `children` from 1,100 px. Persist it, and offer a button that leaves. */
  isFilled: boolean;
  /** Called for Escape while it covers the window. */
  onLeave: () => void;
  /** A `PageHeader` and banners. */
  header: ReactNode;
  /** A `RichTextEditor` or `TextArea`, as high as the window while it is filled. */
  children: ReactNode;
  /** What stands between text and preview; above both while they fill the window. A `Card` that is a bar. */
  aside?: ReactNode | undefined;
  /** The edited text as others see it, or comments, in a `Card`. Beside the text, both texts scroll together; Escape returns to the edited one. */
  preview?: ReactNode | undefined;
  /** Names of the two, and of the choice between them in a window below 1,100 px; without them `preview` stands below there. */
  viewLabels?: WorkspaceViewLabels | undefined;
  /** What that window shows. Without it the workspace keeps its own; what gets the focus is shown. */
  view?: WorkspaceView | undefined;
  /** Called with what is shown from now on. */
  onViewChange?: ((view: WorkspaceView) => void) | undefined;
}

/** A screen around one text, which can fill the window. It stays mounted, so focus and undo history stay. */
export function Workspace(props: WorkspaceProps) {
  const { isFilled, onLeave, header, children, aside, preview, viewLabels, ...rest } = props;
  const { value: view, change } = useOwnValue<WorkspaceView>(props.view, 'text', props.onViewChange);
  const show = (next: WorkspaceView) => next !== view && change(next);
  const hasViews = isFilled && viewLabels !== undefined && Boolean(preview);
  const text = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFilled) return undefined;
    const end = new AbortController();
    scrollTogether(text.current, beside.current, end.signal);
    return () => end.abort();
  }, [isFilled]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const target = event.target as Node;
    // React also reports keys in menus and dialogs, which close.
    if (!event.currentTarget.contains(target)) return;
    if (beside.current?.contains(target)) text.current?.querySelector<HTMLElement>(TEXT)?.focus();
    else if (isFilled) onLeave();
  };
  return (
    <div
      role="presentation"
      data-filled={isFilled || undefined}
      data-view={hasViews ? view : undefined}
      {...rootProps(rest, isFilled ? styles.filled : styles.stack)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.stack}>{header}</div>
      {hasViews && (
        <div className={styles.views}>
          <SegmentedControl
            label={viewLabels.choice}
            isLabelHidden
            options={(['text', 'preview'] as const).map((value) => ({ value, label: viewLabels[value] }))}
            value={view}
            onChange={(value) => show(value === 'preview' ? 'preview' : 'text')}
          />
        </div>
      )}
      {children && (
        <div ref={text} className={styles.text} role="presentation" onFocus={() => show('text')}>
          {children}
        </div>
      )}
      {aside && <div className={styles.aside}>{aside}</div>}
      {preview && (
        <div ref={beside} className={styles.preview} role="presentation" onFocus={() => show('preview')}>
          {preview}
        </div>
      )}
    </div>
  );
}
