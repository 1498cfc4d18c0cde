import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// A process of its own, so that nothing else stands on the heap: `node --import tsx bench/lexicon.ts`
// prints how long the lexicon takes to load and what it keeps.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function readHeapMb(): number {
  collectGarbage();
  return getHeapStatistics().used_heap_size / 2 ** 20;
}

const beforeMb = readHeapMb();
const startMs = performance.now();
const lexicon = await import('@jadoo/lexicon');
const word = { lower: 'take', lemma: 'take', tag: 'VB' };
// Each table is built at its first look-up.
lexicon.findEntry('take', 'v');
lexicon.findAntonyms('increase', 'v');
lexicon.findConfusables('adapt', 'v');
lexicon.findPhrases([word]);
lexicon.findPoles('increase', 'v');
lexicon.findSenseCues('take', 'v');
lexicon.findCompanions('rescue', 'v');
const loadMs = performance.now() - startMs;
console.log(JSON.stringify({ loadMs, heapMb: readHeapMb() - beforeMb }));
