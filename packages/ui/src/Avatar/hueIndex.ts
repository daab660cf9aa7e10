/** Start and factor of FNV-1a for 32 bits (Fowler, Noll, Vo): short, and spreads names that are much alike. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number from 0 to `count` - 1 that is always the same for the same name, whatever its case. */
export function hueIndex(name: string, count: number): number {
  let hash = FNV_OFFSET;
  for (const character of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return hash % count;
}
