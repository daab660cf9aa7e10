import * as layout from '../RichTextEditor/toolbar/toolbarLayout.css.ts';
import * as styles from './RichTextEditorLoading.css.ts';

/** Tools per group of `EditorToolbar`. A single tool is the menu of text styles. */
const GROUPS = [2, 1, 8, 6, 2, 5];

/** Invisible boxes that wrap like the tools of `EditorToolbar`, so they take its height without its code. */
export const ToolbarSpace = () => (
  <div className={`${layout.bar} ${styles.space}`}>
    {Array.from(GROUPS, (count, group) => (
      <div key={group} className={layout.group}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={count === 1 ? `${layout.tool} ${layout.textTool}` : layout.tool} />
        ))}
      </div>
    ))}
  </div>
);
