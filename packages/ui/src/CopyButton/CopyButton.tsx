import { useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { IconName } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** How long the button says what came of it. */
const RESULT_MS = 2000;

const ICONS = { idle: 'copy', copied: 'check', failed: 'error' } as const satisfies Record<string, IconName>;

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** Says what is copied: “Copy transaction ID 2000000912345678”. */
  label: string;
  /** Said when it is done. @default 'Copied' */
  copiedLabel?: string;
  /** Said when the browser does not allow it. @default 'Could not be copied' */
  failedLabel?: string;
}

/**
 * Copies a text that people need elsewhere: an id, an address. The button itself tells whether it worked. Not for a text that
 * stands nowhere else: show it, too. Other actions with a picture are an `IconButton`.
 */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedLabel = 'Copied', failedLabel = 'Could not be copied' } = props;
  const [result, setResult] = useState<keyof typeof ICONS>('idle');
  useEffect(() => {
    if (result === 'idle') return undefined;
    const timer = setTimeout(() => setResult('idle'), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  const words = { idle: label, copied: copiedLabel, failed: failedLabel }[result];
  return (
    <>
      <IconButton icon={ICONS[result]} size="small" label={words} onPress={() => void copy()} />
      <VisuallyHidden>
        <output>{result === 'idle' ? '' : words}</output>
      </VisuallyHidden>
    </>
  );
}
