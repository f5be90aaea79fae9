/** A refusal by the server or the phone, in displayable words. */
export class ScanRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
