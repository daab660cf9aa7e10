/** English words of components that few screens have, which load with them. */
export const moreEnglish = {
  dataGrid: { columns: 'Columns' },
  dateRangeField: { start: 'From', end: 'To', reversed: 'The end must not be before the start' },
  dropzone: {
    choose: 'Choose files',
    chooseOne: 'Choose file',
    drop: 'or drop them here',
    dropOne: 'or drop it here',
    remove: (fileName: string) => `Remove ${fileName}`,
  },
};
