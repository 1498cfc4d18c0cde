import { useState } from 'react';
import { getErrorMessage } from '#request/request-error.ts';

/** Asks for a suggestion and holds it until it is taken or dropped. */
export function useSuggestion<T>(ask: () => Promise<T>) {
  const [suggestion, setSuggestion] = useState<T | null>(null);
  const [problem, setProblem] = useState('');
  return {
    suggestion,
    problem,
    drop: () => setSuggestion(null),
    ask: async () => {
      setProblem('');
      try {
        setSuggestion(await ask());
      } catch (error) {
        setProblem(getErrorMessage(error));
      }
    },
  };
}
