import { useSearchParams } from 'react-router';

/** The query of the address and a way to change parts of it: null takes one out. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>, isReplaced = false) =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) current.delete(name);
          else current.set(name, value);
        }
        return current;
      },
      { replace: isReplaced, preventScrollReset: true },
    );
  return { params, change };
}
