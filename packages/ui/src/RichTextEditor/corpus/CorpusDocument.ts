/** A stored text of the corpus. */
export interface CorpusDocument {
  /** Unique; says what it shows. */
  readonly id: string;
  /** Where such content comes from. */
  readonly group:
    | 'toolbar'
    | 'quill 1'
    | 'quill 2'
    | 'word'
    | 'docs'
    | 'right to left'
    | 'web'
    | 'plain'
    | 'kept'
    | 'policy';
  readonly html: string;
  /** Top-level blocks that the editor is expected to keep as they are. @default 0 */
  readonly kept?: number;
}

export type Group = CorpusDocument['group'];
