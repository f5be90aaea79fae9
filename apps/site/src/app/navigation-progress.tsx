import { ProgressBar } from '@tuyuan/ui/progress-bar.tsx';
import { createContext, type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router-dom';

export const NavigationFailureContext = createContext<(hasFailed: boolean) => void>(() => {});

/** Shows a red line over the page while the next one is loading. */
export function NavigationProgress({ children }: { readonly children: ReactNode }) {
  const isLoading = useNavigation().state !== 'idle';
  const [hasFailed, setFailed] = useState(false);
  return (
    <NavigationFailureContext value={setFailed}>
      <ProgressBar isLoading={isLoading} hasFailed={hasFailed && !isLoading} />
      {children}
    </NavigationFailureContext>
  );
}
