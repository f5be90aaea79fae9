import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Printed } from './collect-printed.ts';

const BadgesDialog = lazy(async () => ({ default: (await import('./badges-dialog.tsx')).BadgesDialog }));

interface BadgePrinting {
  readonly dialog: ReactNode;
  print(of: Printed): void;
}

/** Shows tickets as badges to be printed. */
export function useBadgePrinting(conferenceId: number): BadgePrinting {
  const [printed, setPrinted] = useState<Printed>();
  return {
    dialog: printed && (
      <Suspense>
        <BadgesDialog conferenceId={conferenceId} of={printed} onClose={() => setPrinted(undefined)} />
      </Suspense>
    ),
    print: setPrinted,
  };
}
