export { forgetJuror } from './forget-juror.ts';
export { juryRoutes } from './jury.routes.ts';
export { findJuryScores } from './jury-score.repository.ts';
