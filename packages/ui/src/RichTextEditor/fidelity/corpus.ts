import type { CorpusDocument } from './CorpusDocument.ts';
import { preservedDocuments } from './preservedDocuments.ts';
import { officeDocuments } from './officeDocuments.ts';
import { policyDocuments } from './policyDocuments.ts';
import { quillDocuments } from './quillDocuments.ts';
import { toolbarDocuments } from './toolbarDocuments.ts';

export const corpus: readonly CorpusDocument[] = [
  ...toolbarDocuments,
  ...quillDocuments,
  ...officeDocuments,
  ...preservedDocuments,
  ...policyDocuments,
];
