export interface IconsTable {
  /** SHA-256 of `bytes` in hexadecimal. */
  hash: string;
  type: 'png' | 'jpg';
  bytes: Uint8Array;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    icons: IconsTable;
  }
}
