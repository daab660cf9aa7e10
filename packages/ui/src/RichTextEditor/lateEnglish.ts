import type { ByteUnit } from '../ImageField/imageFieldEnglish.ts';
import type { PasteEntry } from './paste/PasteReport.ts';

const places = (name: string, count: number) => (count > 1 ? `${name} (${count} places)` : name);

/** Words of `RichTextEditor` that load with the code that says them: of pasting, images and numbering. */
export const lateEnglish = {
  pastedFrom: (program: string) => (program ? `Pasted from ${program}` : 'Pasted'),
  pastedBlocks: (paragraphs: number, tables: number) =>
    [
      `${paragraphs} ${paragraphs === 1 ? 'paragraph' : 'paragraphs'}`,
      tables > 0 && `${tables} ${tables === 1 ? 'table' : 'tables'}`,
    ]
      .filter(Boolean)
      .join(', '),
  pasteGroups: { check: 'To check', leftOut: 'Left out', accepted: 'Accepted', changed: 'Changed' },
  pasteEntry: (kind: PasteEntry['kind'], name: string, count: number): string =>
    ({
      deadLink: `The link to ${name} leads nowhere`,
      blankLink: `${places('Links that are not allowed', count)} became about:blank`,
      checkbox: `${places('Checkboxes', count)} became bullets. Ticked:`,
      keptRevision: `${places('Tracked changes', count)} kept as marks`,
      hidden: places('Hidden text', count),
      comment: name ? `A comment by ${name}` : 'A comment',
      fieldCode: places('Codes of fields', count),
      pageNumber: places('Page numbers of the table of contents', count),
      removed: places(name, count),
      inserted: 'Inserted',
      deleted: 'Deleted',
      listNumber: `${count} ${count === 1 ? 'number is a list number' : 'numbers are list numbers'}`,
      literalNumber: `${count} ${count === 1 ? 'number is text' : 'numbers are text'}`,
      redirect: `${places('Links through another site', count)} lead to their address`,
      capitals: `${places('Capitals of the look', count)} became letters`,
      picture: 'Pictures of other sites were not loaded; links stand in their place',
    })[kind],
  pasteQuote: (text: string) => `“${text}”`,
  // Addresses of links and pictures, titles and alternative texts with the words that are searched for.
  foundElsewhere: 'Not in the text itself',
  foundAddress: 'Address',
  foundTitle: 'Title',
  foundAlternative: 'Alternative text',
  foundNotAllowed: 'This address is not allowed',
  showPlace: 'Show',
  keepAsMarks: 'Keep as marks',
  acceptRevisions: 'Accept all',
  undoPaste: 'Undo the paste',
  undoLaterFirst: 'Undo later changes first',
  closePaste: 'Close the list',
  doneWithPaste: 'Done',
  morePasted: (count: number) => `and ${count} more`,
  removed: {
    script: 'Script',
    embedded: 'Embedded content',
    field: 'Form field',
    drawing: 'Drawing',
    formula: 'Formula',
    media: 'Audio or video',
    picture: 'Picture',
  },
  pictureNamed: (name: string) => `Picture: ${name}`,
  size: (amount: number, unit: ByteUnit) => `${amount} ${unit}`,
  imageOfWrongType: 'This file is not a PNG or JPEG image',
  imageTooLarge: (size: string, maxSize: string) =>
    `The image must be at most ${maxSize}; this one is ${size}`,
  imageDamaged: 'The image is damaged',
  imageUnreadable: 'The file could not be read',
  noHeadings: 'This text has no headings yet',
  numbersInOrder: 'All numbers are in order',
  renumbered: (clauses: number, references: number, left: number) =>
    `Renumbered: ${clauses} ${clauses === 1 ? 'clause' : 'clauses'}, ${references} ${references === 1 ? 'reference' : 'references'}` +
    (left > 0 ? `. Left as they are: ${left}` : ''),
};

export type LateWords = typeof lateEnglish;
