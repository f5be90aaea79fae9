export { type DerivativeName, type DerivativeSource, derivativeFolder, derivativeKey } from './derivative-key.ts';
