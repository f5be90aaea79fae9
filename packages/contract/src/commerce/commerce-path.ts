/** Path of a licensed picture for the person it was granted to; the token is good for minutes. */
export function licensedPicturePath(token: string): string {
  return `/api/Resource/Licensed/${token}`;
}

/** Path of an order's licensed pictures as a zip, as `licensedPicturePath`. */
export function orderFilesPath(token: string): string {
  return `/api/Resource/Licensed/Order/${token}`;
}

/** Path of an invoice's PDF. */
export function invoicePath(id: number | ':id'): string {
  return `/api/Resource/Invoice/${id}`;
}

/** Path of a licence's certificate, by its number. */
export function certificatePath(no: string): string {
  return `/api/Resource/Licence/${no}`;
}
