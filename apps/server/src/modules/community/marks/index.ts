export { forgetMarks } from './forget-marks.ts';
export { markRoutes } from './mark.routes.ts';
