import { HtmlBox } from '../Prose/HtmlBox.tsx';
import { CenteredSpinner, Spinner } from '../Spinner/Spinner.tsx';
import { prose } from '../RichTextEditor/content.css.ts';
import { text } from '../RichTextEditor/text.css.ts';
import * as layout from '../RichTextEditor/toolbar/toolbarLayout.css.ts';
import * as styles from './RichTextEditorLoading.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface RichTextEditorLoadingProps extends RootProps<HTMLDivElement> {
  /** Visible text, such as "Loading editor...". */
  label: string;
  /** The text to read meanwhile, where the editor will show it. Sanitized HTML, or the nodes that a sanitizer returned. */
  html?: string | DocumentFragment | undefined;
}

/** Placeholder with the size of a `RichTextEditor` while its code loads. */
export const RichTextEditorLoading = ({ label, html, ...rest }: RichTextEditorLoadingProps) => (
  <div {...rootProps(rest, styles.root)}>
    <div className={styles.place}>
      {/* As high as the toolbar. */}
      <div className={`${layout.bar} ${styles.space}`}>
        <span className={layout.tool} />
      </div>
      {html === undefined ? (
        <div className={styles.whole}>
          <CenteredSpinner label={label} />
        </div>
      ) : (
        <>
          <div className={styles.toolbar}>
            <Spinner label={label} size="small" isLabelVisible />
          </div>
          {/* Focus on a link would be lost when the editor replaces it. */}
          <div className={styles.area} inert>
            <HtmlBox className={`${prose} ${text}`} html={html} />
          </div>
        </>
      )}
    </div>
  </div>
);
