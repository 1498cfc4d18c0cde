import { useEffect } from 'react';
import { whenQuiet } from '#request/in-flight.ts';

/**
 * Loads a part of a screen before it is wanted, but after the data of the screen: opening it then neither waits nor
 * needs a connection. Pass a stable function.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    void whenQuiet().then(load);
  }, [load]);
}
