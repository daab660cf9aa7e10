/** Words of `RichTextEditor` after a paste, which load with the code for it. */
export const pasteEnglish = {
  numbersPasted: (items: number, literal: number) =>
    [
      items > 0 && `${items} ${items === 1 ? 'number is a list number' : 'numbers are list numbers'}`,
      literal > 0 && `${literal} ${literal === 1 ? 'number is text' : 'numbers are text'}`,
    ]
      .filter(Boolean)
      .join(', '),
  removedFromPaste: (parts: readonly (readonly [name: string, count: number])[]) =>
    `Removed: ${parts.map(([name, count]) => (count > 1 ? `${name} (${count} times)` : name)).join(', ')}`,
  removedHere: (name: string) => `Removed here: ${name}`,
  removed: {
    script: 'script',
    embedded: 'embedded content',
    field: 'form field',
    drawing: 'drawing',
    formula: 'formula',
    media: 'audio or video',
    picture: 'picture',
  },
  pictureNamed: (name: string) => `Picture: ${name}`,
  picturesNotLoaded: (hosts: readonly string[]) =>
    `Pictures of other sites (${hosts.join(', ')}) were not loaded; links stand in their place`,
};

export type PasteWords = typeof pasteEnglish;
