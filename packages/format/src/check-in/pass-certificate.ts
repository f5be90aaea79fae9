/** The server's statement about a phone: whose ticket it holds, and the key its codes are verified with. */
export interface PassCertificate {
  readonly conferenceId: number;
  readonly ticketId: number;
  /** The phone's session, which its codes expire with. */
  readonly sessionId: number;
  readonly userType: number;
  readonly ticketTypeId: number;
  /** Seconds since 1970 after which the phone needs a new one. */
  readonly notAfter: number;
  /** Opens only this ticket's line of the roster. 16 bytes. */
  readonly rosterKey: Uint8Array<ArrayBuffer>;
  /** The phone's P-256 key: x and y, 32 bytes each. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
}

const version = 1;
const rosterKeyAt = 22;
const publicKeyAt = 38;
/** Without the server's signature. */
export const certificateLength = 102;

export function writeCertificate(certificate: PassCertificate): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(certificateLength);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, version);
  view.setUint32(1, certificate.conferenceId);
  view.setUint32(5, certificate.ticketId);
  view.setUint32(9, certificate.sessionId);
  view.setUint8(13, certificate.userType);
  view.setUint32(14, certificate.ticketTypeId);
  view.setUint32(18, certificate.notAfter);
  bytes.set(certificate.rosterKey, rosterKeyAt);
  bytes.set(certificate.publicKey, publicKeyAt);
  return bytes;
}

/** Undefined for bytes of another length or version. Says nothing of whether they are true. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): PassCertificate | undefined {
  if (bytes.length !== certificateLength || bytes[0] !== version) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return {
    conferenceId: view.getUint32(1),
    ticketId: view.getUint32(5),
    sessionId: view.getUint32(9),
    userType: view.getUint8(13),
    ticketTypeId: view.getUint32(14),
    notAfter: view.getUint32(18),
    rosterKey: bytes.slice(rosterKeyAt, publicKeyAt),
    publicKey: bytes.slice(publicKeyAt),
  };
}
