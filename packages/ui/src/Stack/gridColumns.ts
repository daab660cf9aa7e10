/** So wide that exactly `columns` fit. */
export const oneOf = (columns: number) => `100% / ${columns + 1} + 1px`;
/** Wider than the grid if it is narrower than `width`, else negative. Unlike a media query it knows the sidebar and the size of text. */
export const ifBelow = (width: string) => `(${width} - 100%) * 999`;
export const columnsOf = (...widths: string[]) =>
  `repeat(auto-fill, minmax(min(100%, max(${widths.join(', ')})), 1fr))`;
