export { forgetJuror } from './forget-juror.ts';
export { juryRoutes } from './jury.routes.ts';
