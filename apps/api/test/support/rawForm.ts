export interface RawPart {
  headers: string | Buffer;
  content: string | Buffer;
}

const BOUNDARY = 'x-planner-boundary';

export const RAW_FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart body, byte for byte. */
export const rawForm = (parts: readonly RawPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--${BOUNDARY}\r\n`),
      Buffer.from(headers),
      Buffer.from('\r\n\r\n'),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

export const textPart = (name: string, content: string | Buffer): RawPart => ({
  headers: `Content-Disposition: form-data; name="${name}"`,
  content,
});

/** Part for a file; its name is quoted but not escaped. */
export const filePart = (name: string, content: string | Buffer, filename = 'icon.png'): RawPart => ({
  headers: Buffer.from(
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png`,
  ),
  content,
});
