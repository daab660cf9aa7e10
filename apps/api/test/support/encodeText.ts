/** Characters by the bytes that stand for them: of one byte, and of two. */
const tables = new Map<string, Map<string, number[]>>();

const tableOf = (encoding: string): Map<string, number[]> => {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const add = (...bytes: number[]) => {
    try {
      const text = decoder.decode(new Uint8Array(bytes));
      if (Array.from(text).length === 1 && !table.has(text)) table.set(text, bytes);
    } catch {
      // These bytes mean nothing.
    }
  };
  for (let byte = 0; byte < 256; byte += 1) add(byte);
  for (let lead = 0x81; lead < 255; lead += 1)
    for (let trail = 0x40; trail < 255; trail += 1) add(lead, trail);
  tables.set(encoding, table);
  return table;
};

/** Encodes a text, which the platform does for UTF-8 alone. @throws if the encoding lacks a character */
export const encodeText = (text: string, encoding: string): Buffer => {
  const table = tableOf(encoding);
  return Buffer.from(
    Array.from(text).flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
};
