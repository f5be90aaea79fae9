export { bookTransfers, type Transfer } from './book-transfers.ts';
export { findTransfer, lockBalance, readBalance } from './ledger.repository.ts';
export { ledgerRoutes } from './ledger.routes.ts';
export { type AccountOf, accounts } from './ledger-accounts.ts';
