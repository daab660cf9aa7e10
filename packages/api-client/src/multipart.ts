/**
 * A body as multipart form data. Fields that are null or undefined are left out; files go as they are. The Content-Type is
 * left to `fetch`, which alone knows the boundary.
 */
export const multipart = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, String(value));
  }
  return form;
};
