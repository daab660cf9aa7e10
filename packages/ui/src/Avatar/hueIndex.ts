// 32-bit FNV-1a, which spreads similar names well.
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** From 0 to `count` - 1; ignores case. */
export function hueIndex(name: string, count: number): number {
  let hash = FNV_OFFSET;
  for (const character of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return hash % count;
}
