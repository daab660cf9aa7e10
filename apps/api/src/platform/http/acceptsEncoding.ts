/** True if Accept-Encoding lists the encoding with a weight above zero. */
export const acceptsEncoding = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
