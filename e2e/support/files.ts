import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';

const folder = new URL('../files/', import.meta.url);

export const imageFile = (name: string): string => fileURLToPath(new URL(name, folder));

export const dropOrPaste = async (
  to: Locator,
  by: 'drop' | 'paste',
  name: string,
  type: string,
): Promise<void> => {
  const bytes = [...readFileSync(imageFile(name))];
  await to.evaluate(
    (element, { by: way, name: fileName, type: fileType, bytes: content }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], fileName, { type: fileType }));
      const options = { bubbles: true, cancelable: true };
      if (way === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        return;
      }
      for (const step of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(step, { ...options, dataTransfer: data }));
    },
    { by, name, type, bytes },
  );
};
