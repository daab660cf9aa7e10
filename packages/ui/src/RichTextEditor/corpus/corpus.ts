import type { CorpusDocument } from './CorpusDocument.ts';
import { keptDocuments } from './keptDocuments.ts';
import { officeDocuments } from './officeDocuments.ts';
import { policyDocuments } from './policyDocuments.ts';
import { quillDocuments } from './quillDocuments.ts';
import { toolbarDocuments } from './toolbarDocuments.ts';

/** Every stored text that the editor is measured by. */
export const corpus: readonly CorpusDocument[] = [
  ...toolbarDocuments,
  ...quillDocuments,
  ...officeDocuments,
  ...keptDocuments,
  ...policyDocuments,
];
