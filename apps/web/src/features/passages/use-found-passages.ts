import { checkFoundText, splitIntoPassages, type FoundPassage, type SplitMode } from '@jadoo/contract';
import { useState } from 'react';

/** Pasted text and the passages found in it; what the teacher mends stays until the text itself changes. */
export function useFoundPassages() {
  const [pasted, setPasted] = useState('');
  const [mode, setMode] = useState<SplitMode>('auto');
  const [found, setFound] = useState<FoundPassage[]>([]);
  const [areLinesWhole, setAreLinesWhole] = useState(false);

  const split = (text: string, nextMode: SplitMode, areWhole: boolean) => {
    const isEmpty = text.trim() === '';
    setPasted(text);
    setMode(nextMode);
    setAreLinesWhole(areWhole && !isEmpty);
    setFound(isEmpty ? [] : splitIntoPassages(text, { mode: nextMode, areLinesWhole: areWhole }));
  };

  return {
    pasted,
    mode,
    found,
    setPasted: (text: string) => split(text, mode, areLinesWhole),
    setMode: (next: SplitMode) => split(pasted, next, areLinesWhole),
    /** Text of a file; it comes below what stands there already. */
    takeFile: (text: string, areWhole: boolean) =>
      pasted.trim() === ''
        ? split(text, mode, areWhole)
        : split(`${pasted.trimEnd()}\n\n${text}`, mode, areLinesWhole),
    setTitle: (at: number, title: string) =>
      setFound(found.map((passage, index) => (index === at ? { ...passage, title } : passage))),
    removeFirst: (count: number) => setFound((all) => all.slice(count)),
    removeUnusable: () => setFound(found.filter(({ problem }) => problem === '')),
    remove: (at: number) => setFound(found.filter((_, index) => index !== at)),
    joinWithAbove: (at: number) => setFound(joinFound(found, at)),
  };
}

/** Puts a passage at the end of the one above it. */
export function joinFound(found: readonly FoundPassage[], at: number): FoundPassage[] {
  const above = found[at - 1];
  const below = found[at];
  if (!above || !below) return [...found];
  const text = `${above.text}\n${below.text}`;
  const joined = {
    ...above,
    text,
    footnotes: [...above.footnotes, ...below.footnotes].slice(0, 30),
    ...checkFoundText(text),
  };
  return [...found.slice(0, at - 1), joined, ...found.slice(at + 1)];
}
