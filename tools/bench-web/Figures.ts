/** Measured figures by their label, which ends with the unit: `Sign-in usable, ms`. */
export type Figures = Readonly<Record<string, number>>;
