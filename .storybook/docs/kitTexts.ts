import readme from '../../packages/ui/README.md?raw';

/** The kit's README up to its first section. */
export const introduction = readme.slice(0, readme.indexOf('\n## ')).replace(/^# .*\n/, '');

/** A section of the kit's README, without its heading. Throws if there is none. */
export function readmeSection(heading: string): string {
  const section = readme.split('\n## ').find((text) => text.startsWith(`${heading}\n`));
  if (!section) throw new Error(`The README of the kit has no section "${heading}"`);
  return section.slice(heading.length);
}
