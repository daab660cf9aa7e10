import { Button, lazyWithRetry } from '@planner/ui';
import { useState } from 'react';
import type { ImportFileProps } from '../import/ImportFile.tsx';
import { CanExtra } from '../session/Can.tsx';

// Rarely used.
const ImportFile = lazyWithRetry(async () => (await import('../bulk.ts')).ImportFile);

/** What a list imports. */
export type ListImport = Omit<ImportFileProps, 'onClose'>;

/** Imports rows of a list from a file. */
export const ImportButton = (list: ListImport) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CanExtra operation="uploadImport">
        <Button icon="upload" onPress={() => setOpen(true)}>
          Import
        </Button>
      </CanExtra>
      {isOpen && <ImportFile {...list} onOpenChange={setOpen} onClose={() => setOpen(false)} />}
    </>
  );
};
