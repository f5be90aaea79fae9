export { setRoundState } from './change-round.ts';
export { forgetJuror } from './forget-juror.ts';
export { setBallot, setOrder } from './give-ballot.ts';
export { juryRoutes } from './jury.routes.ts';
export { findJuryResult } from './jury-score.repository.ts';
export { addJuror, createRound } from './manage-jury.ts';
