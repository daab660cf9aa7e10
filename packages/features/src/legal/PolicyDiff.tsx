import {
  describeRows,
  describeSource,
  isChange,
  isUnchanged,
  readUnits,
  redlineOf,
  REDLINE_STYLE,
  redlinePage,
} from '@planner/policy-html/redline';
import {
  Button,
  formatNumber,
  IconButton,
  Inline,
  SegmentedControl,
  Stack,
  Text,
  TextDiff,
} from '@planner/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fileNameOf } from '../shared/export/fileNameOf.ts';
import { saveFile } from '../shared/export/saveFile.ts';
import { diffTexts } from './diffTexts.ts';

export interface PolicyDiffProps {
  label: string;
  /** Name of the text, in that of a file. @default 'Legal text' */
  title?: string;
  /** HTML, like `after`. */
  before: string;
  after: string;
  /** Fills the height around it. */
  isFilled?: boolean;
  /** Called once the differences are shown. */
  onShow?: () => void;
}

/** Opens the page in a frame, because the console's own style sheets are for its screens. */
const print = (page: string): void => {
  const frame = document.createElement('iframe');
  // Some browsers don't print a hidden frame.
  frame.width = frame.height = frame.frameBorder = '0';
  // Printing needs no scripts of the page.
  frame.sandbox.add('allow-same-origin', 'allow-modals');
  frame.srcdoc = page;
  frame.addEventListener('load', () => {
    const printed = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!printed) return;
    // The content security policy forbids a style element.
    const style = new printed.CSSStyleSheet();
    style.replaceSync(REDLINE_STYLE);
    printed.document.adoptedStyleSheets = [style];
    printed.addEventListener('afterprint', () => frame.remove());
    printed.print();
  });
  document.body.append(frame);
};

export const PolicyDiff = ({
  label,
  title = 'Legal text',
  before,
  after,
  isFilled,
  onShow,
}: PolicyDiffProps) => {
  const [view, setView] = useState('changes');
  const [step, setStep] = useState<number>();
  const rows = useMemo(() => redlineOf(readUnits(before), readUnits(after)), [before, after]);
  const blocks = useMemo(() => {
    if (view === 'html') return [{ parts: diffTexts(before, after) }];
    return describeRows(rows, view === 'changes');
  }, [view, rows, before, after]);
  const changed = blocks.flatMap((block, index) => (isChange(block) ? [index] : []));
  const page = (style?: string) => redlinePage(label, describeRows(rows, false), style);
  const go = (by: number) => () =>
    setStep(((step ?? (by > 0 ? -1 : 0)) + by + changed.length) % changed.length);
  const count = changed.length;
  const isSame = isUnchanged(rows);

  const shown = useEffectEvent(() => onShow?.());
  useEffect(() => shown(), []);

  return (
    <Stack gap="s" isFilled={isFilled}>
      <Inline gap="s" align="end">
        <SegmentedControl
          label="Show"
          options={[
            { value: 'changes', label: 'Changes' },
            { value: 'text', label: 'Whole text' },
            { value: 'html', label: 'HTML' },
          ]}
          value={view}
          onChange={(chosen) => {
            setView(chosen);
            setStep(undefined);
          }}
        />
        {!isSame && (
          <>
            {view !== 'html' && (
              <>
                <IconButton variant="secondary" icon="arrowUp" label="Previous change" onPress={go(-1)} />
                <IconButton variant="secondary" icon="arrowDown" label="Next change" onPress={go(1)} />
              </>
            )}
            <Button
              icon="export"
              onPress={() =>
                saveFile(
                  new Blob([page(REDLINE_STYLE)], { type: 'text/html' }),
                  fileNameOf('differences', [title], new Date(), 'html'),
                )
              }
            >
              Download
            </Button>
            <Button onPress={() => print(page())}>Print</Button>
          </>
        )}
      </Inline>
      {isSame && view !== 'html' ? (
        <Text as="p" tone="muted">
          {describeSource(before, after)}
        </Text>
      ) : (
        <>
          {view !== 'html' && (
            <Text as="p" tone="muted">
              {`${count === 1 ? '1 change' : `${formatNumber(count)} changes`}${step === undefined ? '' : `, number ${step + 1} is shown`}`}
            </Text>
          )}
          <TextDiff
            label={label}
            blocks={blocks}
            current={step === undefined ? undefined : changed[step]}
            isFilled={isFilled}
          />
        </>
      )}
    </Stack>
  );
};
