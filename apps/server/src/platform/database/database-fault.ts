import pg from 'pg';

/** 57014 statement timeout, 57P0x shutting down or starting, 53xxx out of connections, memory or disk, 08xxx connection lost. */
const outageStates = /^(57014|57P0.|53...|08...)$/;
/** 22021 NUL or bad encoding, 22P02 and 22003 a value the column can't hold. */
const badInputStates = new Set(['22021', '22P02', '22003', '22P05']);
const connectionFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

export type DatabaseFault = 'outage' | 'bad-input' | 'defect';

/** What a thrown error says of the database; null when it isn't the database's. */
export function databaseFault(thrown: unknown): DatabaseFault | null {
  const cause = thrown instanceof Error && thrown.cause !== undefined ? thrown.cause : thrown;
  if (cause instanceof pg.DatabaseError) {
    const state = cause.code ?? '';
    return outageStates.test(state) ? 'outage' : badInputStates.has(state) ? 'bad-input' : 'defect';
  }
  return isConnectionFault(cause) ? 'outage' : null;
}

function isConnectionFault(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('code' in thrown && typeof thrown.code === 'string' && 'syscall' in thrown)
    return connectionFaults.has(thrown.code);
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(thrown.message);
}
