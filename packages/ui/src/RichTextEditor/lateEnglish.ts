import type { ByteUnit } from '../ImageField/imageFieldEnglish.ts';

/** Words of `RichTextEditor` that load with the code that says them: of pasting, images and numbering. */
export const lateEnglish = {
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
  size: (amount: number, unit: ByteUnit) => `${amount} ${unit}`,
  imageOfWrongType: 'This file is not a PNG or JPEG image',
  imageTooLarge: (size: string, maxSize: string) =>
    `The image must be at most ${maxSize}; this one is ${size}`,
  imageDamaged: 'The image is damaged',
  imageUnreadable: 'The file could not be read',
  numbersInOrder: 'All numbers are in order',
  renumbered: (clauses: number, references: number, left: number) =>
    `Renumbered: ${clauses} ${clauses === 1 ? 'clause' : 'clauses'}, ${references} ${references === 1 ? 'reference' : 'references'}` +
    (left > 0 ? `. Left as they are: ${left}` : ''),
};

export type LateWords = typeof lateEnglish;
