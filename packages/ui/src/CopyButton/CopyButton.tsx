import { useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { IconName } from '../icons/Icon.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type RootProps } from '../root/rootProps.ts';

const RESULT_MS = 2000;

const ICONS = { idle: 'copy', copied: 'check', failed: 'error' } as const satisfies Record<string, IconName>;

/** Copies a text to the clipboard. Throws if the browser does not let the page copy. */
const copyText = async (text: string): Promise<void> => {
  // Only pages with https, and those of this computer, have it.
  if (navigator.clipboard as Clipboard | undefined) return navigator.clipboard.writeText(text);
  const copied = new AbortController();
  document.addEventListener(
    'copy',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      event.clipboardData?.setData('text/plain', text);
      copied.abort();
    },
    { capture: true, signal: copied.signal },
  );
  // The only way without it.
  // eslint-disable-next-line typescript/no-deprecated
  document.execCommand('copy');
  if (!copied.signal.aborted) {
    copied.abort();
    throw new Error('The browser does not let this page copy');
  }
};

export interface CopyButtonProps extends RootProps<HTMLButtonElement> {
  /** Copied to the clipboard. */
  text: string;
  /** Says what is copied: “Copy transaction ID 2000000912345678”. */
  label: string;
}

/** Copies an id or an address and shows the result. Show the text on the page too. Otherwise use `IconButton`. */
export function CopyButton({ text, label, ...rest }: CopyButtonProps) {
  const words = useAppWords('copyButton');
  const [result, setResult] = useState<keyof typeof ICONS>('idle');
  useEffect(() => {
    if (result === 'idle') return undefined;
    const timer = setTimeout(() => setResult('idle'), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await copyText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  const shown = { ...words, idle: label }[result];
  return (
    <>
      <IconButton {...rest} icon={ICONS[result]} size="small" label={shown} onPress={() => void copy()} />
      <VisuallyHidden>
        <output>{result === 'idle' ? '' : shown}</output>
      </VisuallyHidden>
    </>
  );
}
