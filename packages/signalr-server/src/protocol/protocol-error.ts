/** The peer violated the protocol: it is told the reason and the connection ends. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}
