/** The code of a screen could not be fetched: the connection is cut, or a newer version has replaced the files. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';
}
