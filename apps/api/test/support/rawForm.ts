/** One part of a multipart body, written as it is sent. */
export interface RawPart {
  /** All headers, without the empty line after them. */
  headers: string | Buffer;
  content: string | Buffer;
}

const BOUNDARY = 'x-planner-boundary';

/** `Content-Type` of bodies that `rawForm` makes. */
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

/** The part of a text field. */
export const textPart = (name: string, content: string | Buffer): RawPart => ({
  headers: `Content-Disposition: form-data; name="${name}"`,
  content,
});

/** The part of a file, whose name stands in quotes as it is. */
export const filePart = (name: string, content: string | Buffer, filename = 'icon.png'): RawPart => ({
  headers: Buffer.from(
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png`,
  ),
  content,
});
