/** Serializes a body as multipart form data, without fields that are null or undefined. `fetch` sets the Content-Type. */
export const multipart = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, String(value));
  }
  return form;
};
