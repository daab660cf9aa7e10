/** Text of each source file by its path from the root of the repository, `/` between folders. */
export type Sources = ReadonlyMap<string, string>;

/** Says in one sentence what is wrong; `path: reason`. */
export type Breach = string;

/** Finds every place where the sources break one rule of the house. */
export type Rule = (sources: Sources) => Breach[];
