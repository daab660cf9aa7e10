import { spyOn } from 'storybook/test';

/** Keeps the browser from saving files. Returns how to get the name and the text of each. */
export const catchSavedFiles = (): (() => Promise<[name: string, text: string][]>) => {
  const contents = spyOn(URL, 'createObjectURL');
  const links = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () =>
    Promise.all(
      contents.mock.calls.map(async ([file], index): Promise<[string, string]> => [
        (links.mock.contexts[index] as HTMLAnchorElement).download,
        await (file as Blob).text(),
      ]),
    );
};
