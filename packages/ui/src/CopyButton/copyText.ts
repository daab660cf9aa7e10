/** Copies a text to the clipboard. Throws if the browser does not let the page copy. */
export const copyText = async (text: string): Promise<void> => {
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
