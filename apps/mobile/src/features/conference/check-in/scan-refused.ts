/** The server's refusal of a call, or the phone's own, in words fit to show. */
export class ScanRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
