/** A plausible slip, and the test that must notice it. Paths start at the root of the project. */
export interface Mutant {
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** A test file: of the API, stories, in the browser, or of units. */
  test: string;
  /** The export of a story, or a part of the test's name, to save time. */
  name: string;
}
