/** What the product is called and looks like. */
export interface Brand {
  readonly name: string;
  /** Name of the service that is administered, on pages for its users: legal texts and the contact form. */
  readonly service: string;
  /** Signs mails, and is the default name of their sender. */
  readonly mailName: string;
  /** Path data on a grid of 24 by 24, drawn as a line of one color. */
  readonly logo: string;
  /** Degrees of OKLCH, 0 to 360. The build of the console fails if the contrast of a color is too low. */
  readonly accentHue: number;
  /** The accent in mails, whose readers may not know OKLCH. A unit test tells the value that follows from `accentHue`. */
  readonly mailAccent: string;
}

/** The product as its users know it. */
export const brand: Brand = {
  name: 'Planner Admin',
  service: 'Planner',
  mailName: 'Planner Admin',
  // Lucide's `calendar-check` (lucide.dev), ISC license.
  logo: 'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18M9 15l2 2 4-4',
  accentHue: 275,
  mailAccent: '#4850be',
};
