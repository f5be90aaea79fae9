/** Returns the form of a call with a file. The file comes last, as the server reads it; null fields are omitted. */
export function uploadForm(file: Blob, fields: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined) form.set(name, String(value));
  form.set('file', file);
  return form;
}
