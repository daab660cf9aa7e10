import changelog from '../../packages/ui/CHANGELOG.md?raw';
import readme from '../../packages/ui/README.md?raw';

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** The kit's README up to its first section. */
export const introduction = readme.slice(0, readme.indexOf('\n## ')).replace(/^# .*\n/, '');

/** A section of the kit's README, without its heading. Throws if there is none. */
export function readmeSection(heading: string): string {
  const section = readme.split('\n## ').find((text) => text.startsWith(`${heading}\n`));
  if (!section) throw new Error(`The README of the kit has no section "${heading}"`);
  return section.slice(heading.length);
}

const unreleased = Object.values(changesets).flatMap((text) =>
  FRONT_MATTER.test(text) ? `- ${text.replace(FRONT_MATTER, '').trim().replaceAll('\n', ' ')}` : [],
);

/** What changed, with the changesets of the next release first. */
export const changes = [
  ...(unreleased.length > 0 ? ['## Next release', unreleased.join('\n')] : []),
  changelog.replace(/^# .*\n/, ''),
].join('\n\n');
