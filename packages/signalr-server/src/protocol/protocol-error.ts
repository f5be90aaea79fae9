/** The peer broke the protocol: it is told why and the connection ends. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}
