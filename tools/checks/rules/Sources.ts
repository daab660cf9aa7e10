/** Text of each file by its path from the root, with `/`. */
export type Sources = ReadonlyMap<string, string>;

/** One sentence: `path: reason`. */
export type Breach = string;

export type Rule = (sources: Sources) => Breach[];
