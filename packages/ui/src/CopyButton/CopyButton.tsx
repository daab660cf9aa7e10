import { useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { IconName } from '../icons/Icon.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type RootProps } from '../root/rootProps.ts';
import { copyText } from './copyText.ts';

const RESULT_MS = 2000;

const ICONS = { idle: 'copy', copied: 'check', failed: 'error' } as const satisfies Record<string, IconName>;

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
