import pg from 'pg';

/**
 * 57014 statement timeout, 57P0x shutting down or starting, 53xxx out of connections, memory or disk, 08xxx connection lost,
 * 40001, 40P01 and 55P03 lost to another transaction, 25006 read-only after a fail-over.
 */
const outageStates = /^(57014|57P0.|53...|08...|40001|40P01|55P03|25006)$/;
/** 22021: NUL or bad encoding; the others: a value the column cannot store. */
const badInputStates = new Set(['22021', '22P02', '22003', '22007', '22008', '22P05']);
const lostRaceStates = new Set(['40001', '40P01']);
const connectionFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Errors of the driver itself, which carry no code. */
const driverFaults =
  /^(timeout exceeded when trying to connect|Connection terminated|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

export type DatabaseFault = 'outage' | 'bad-input' | 'defect';

/** Classifies a thrown database error; returns null for other errors. */
export function databaseFault(thrown: unknown): DatabaseFault | null {
  const found = databaseErrorOf(thrown);
  if (found) {
    const state = found.code ?? '';
    return outageStates.test(state) ? 'outage' : badInputStates.has(state) ? 'bad-input' : 'defect';
  }
  return isConnectionFault(causeOf(thrown)) ? 'outage' : null;
}

/** PostgreSQL's own error in what was thrown. */
export function databaseErrorOf(thrown: unknown): pg.DatabaseError | null {
  const cause = causeOf(thrown);
  return cause instanceof pg.DatabaseError ? cause : null;
}

/** Returns true for a serialization failure or deadlock: the same work may succeed when repeated. */
export function isLostRace(thrown: unknown): boolean {
  return lostRaceStates.has(databaseErrorOf(thrown)?.code ?? '');
}

function causeOf(thrown: unknown): unknown {
  return thrown instanceof Error && thrown.cause !== undefined ? thrown.cause : thrown;
}

function isConnectionFault(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (driverFaults.test(thrown.message)) return true;
  if (!('code' in thrown) || typeof thrown.code !== 'string') return false;
  // Missing socket file; on any other call ENOENT is not a connection failure.
  if (thrown.code === 'ENOENT') return 'syscall' in thrown && thrown.syscall === 'connect';
  // A host name with several addresses fails with an aggregate error, which has a code but no system call.
  return connectionFaults.has(thrown.code) && ('syscall' in thrown || thrown instanceof AggregateError);
}
