import { Button, lazyWithRetry } from '@planner/ui';
import { useState } from 'react';
import type { ExportChoices, ExportListProps } from '../export/ExportList.tsx';
import { CanExtra } from '../session/Can.tsx';

// Rarely used.
const ExportList = lazyWithRetry(async () => (await import('../bulk.ts')).ExportList);

/** What a list exports. */
export interface ListExport extends Omit<ExportListProps, 'onClose'> {
  choices: ExportChoices;
}

/** Exports the rows of a list that match. */
export const ExportButton = ({ isDisabled, ...list }: ListExport & { isDisabled: boolean }) => {
  /** Each export starts over, even while the message about the last one is shown. 0: none. */
  const [number, setNumber] = useState(0);
  const close = () => setNumber(0);
  return (
    <>
      <CanExtra operation={list.choices.operation}>
        <Button icon="export" onPress={() => setNumber(number + 1)} isDisabled={isDisabled}>
          Export
        </Button>
      </CanExtra>
      {number > 0 && <ExportList key={number} {...list} onOpenChange={close} onClose={close} />}
    </>
  );
};
