export { decideObjection } from './decide-objection.ts';
export { forgetObjector } from './forget-objector.ts';
export { makeObjection } from './make-objection.ts';
export { countObjections, takesObjections } from './objection.repository.ts';
export { objectionRoutes } from './objection.routes.ts';
