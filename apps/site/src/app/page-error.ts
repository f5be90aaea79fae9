/** Ends the opening of a page with a status; the router shows its error page. It has the shape by which the router knows its own. */
export class PageError extends Error {
  readonly status: number;
  readonly statusText = '';
  readonly internal = false;
  /** Text to show; null for the status's own. */
  readonly data: string | null;

  constructor(status: number, text: string | null = null) {
    super(text ?? `Page status ${status}`);
    this.status = status;
    this.data = text;
  }
}
