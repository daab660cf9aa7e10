export interface CorpusDocument {
  readonly id: string;
  readonly group:
    | 'toolbar'
    | 'quill 1'
    | 'quill 2'
    | 'word'
    | 'docs'
    | 'right to left'
    | 'web'
    | 'plain'
    | 'preserved'
    | 'policy';
  readonly html: string;
  /** Expected number of preserved top-level blocks. @default 0 */
  readonly preserved?: number;
}

export type Group = CorpusDocument['group'];
