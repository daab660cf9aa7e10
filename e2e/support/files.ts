import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';

const folder = new URL('../files/', import.meta.url);

/** Path of a real image in `e2e/files`. */
export const imageFile = (name: string): string => fileURLToPath(new URL(name, folder));

/** Lets go of an image file over an element, or pastes it there, as a person would. */
export const give = async (to: Locator, by: 'drop' | 'paste', name: string, type: string): Promise<void> => {
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
