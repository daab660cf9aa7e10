/** Words of `RichTextEditor`, which load with it. */
export const editorEnglish = {
  loading: 'Loading editor...',
  toolbar: (label: string) => `Formatting for ${label}`,
  toolbarHint: 'Use the arrow keys to move between tools. Press Escape to return to the text.',
  leaveHint: 'In lists and tables, press Escape, then Tab to leave the editor',
  leaveWithTab: 'Press Tab to leave the editor',

  undo: 'Undo',
  redo: 'Redo',
  textStyle: 'Text style',
  paragraph: 'Paragraph',
  heading: (level: number) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike',
  textColor: 'Text color',
  backgroundColor: 'Background color',
  subscript: 'Subscript',
  superscript: 'Superscript',
  blockquote: 'Blockquote',
  codeBlock: 'Code block',
  numberedList: 'Numbered list',
  bulletList: 'Bullet list',
  indent: 'Indent',
  outdent: 'Outdent',
  align: 'Align',
  left: 'Left',
  center: 'Center',
  right: 'Right',
  justify: 'Justify',
  rightToLeft: 'Right to left',
  link: 'Link',
  video: 'Video',
  image: 'Image',
  clearFormatting: 'Clear formatting',
  find: 'Find and replace',
  outline: 'Outline and word count',

  table: 'Table',

  videoNamed: (title: string) => `Video: ${title}`,
  deleteVideo: 'Delete video',

  pasteFailed: 'This could not be pasted. Check your connection and try again',
  imageNotStored: 'The image could not be uploaded',

  // Elements that no tool makes, by their tag.
  details: 'Details',
  summary: 'Summary',
  definitionList: 'Definition list',
  figure: 'Figure',
  caption: 'Caption',
  form: 'Form',
  group: 'Group',

  preservedContent: 'Preserved content',
  editHtml: 'Edit HTML',
  makeEditable: 'Make editable',
  html: 'HTML',
  moveUp: 'Move up',
  moveDown: 'Move down',
  delete: 'Delete',

  // Announced by screen readers.
  preservedSelected:
    'Preserved content. Press Enter to edit its HTML, Alt with an arrow key to move it, Delete to delete it.',
  videoSelected: 'Video. Press Delete to delete it.',
  imageSelected: 'Image. Press Delete to delete it.',
  ruleSelected: 'Line. Press Delete to delete it.',
  inlineSelected: 'Markup without text. Press Delete to delete it.',
  simplified: 'The markup around your change was simplified. All words are kept.',
  // After a paste.
  copyPictures: 'Copy the pictures in',
  wrappedLines: (count: number) => `${count} lines end at a steady column, in the middle of sentences`,
  joinWrappedLines: 'Join the wrapped lines',
  linesJoined: 'The lines are joined',

  numbering: 'Numbering',
  renumber: 'Renumber',

  movedUp: 'Moved up',
  movedDown: 'Moved down',
  cannotMoveUp: "Can't move further up",
  cannotMoveDown: "Can't move further down",
  // With the keys that do it.
  deleted: (undo: string) => `Deleted. Press ${undo} to undo.`,
};
