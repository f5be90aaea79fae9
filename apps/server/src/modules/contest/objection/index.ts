export { forgetObjector } from './forget-objector.ts';
export { countObjections, takesObjections } from './objection.repository.ts';
export { objectionRoutes } from './objection.routes.ts';
