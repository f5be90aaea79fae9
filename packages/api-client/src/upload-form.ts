/** What a call with a file sends: the file last, as the server reads it; what is null is left out. */
export function uploadForm(file: Blob, fields: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined) form.set(name, String(value));
  form.set('file', file);
  return form;
}
