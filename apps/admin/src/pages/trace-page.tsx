import { TraceDesk } from '../features/library/tracing/trace-desk.tsx';

export function TracePage() {
  return <TraceDesk />;
}
