import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface HumanPackage {
  /** The build for Node with WebAssembly: the package's list of exports hides it. */
  program: string;
  models: string;
  /** The WebAssembly backend; its files lie beside it, and their version has to be that of the library around them. */
  backend: string;
}

/** Returns where the optional package `@vladmandic/human` lies; null where it isn't installed. */
export function findHumanPackage(): HumanPackage | null {
  try {
    const main = createRequire(import.meta.url).resolve('@vladmandic/human');
    const backend = createRequire(main).resolve('@tensorflow/tfjs-backend-wasm');
    return { program: join(dirname(main), 'human.node-wasm.js'), models: join(dirname(main), '../models/'), backend };
  } catch {
    return null;
  }
}
