/** Path of a picture beside feedback; answered to its writer and to `Pages.Feedback`. */
export function feedbackPicturePath(id: number): string {
  return `/api/Resource/Feedback/${id}`;
}
