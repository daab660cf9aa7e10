import { expect, waitFor } from 'storybook/test';

/** Waits until every image of a story has loaded, for a stable screenshot. */
export const imagesLoaded = (): Promise<void> =>
  waitFor(async () => {
    await expect(document.images.length).toBeGreaterThan(0);
    for (const image of document.images) await expect(image.naturalWidth).toBeGreaterThan(0);
  });
