import { parseArgs } from 'node:util';
import { benchEngine } from './engine.ts';
import { benchLedger } from './ledger.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPaper } from './paper.ts';
import { benchPayments } from './payments.ts';
import { benchSmoothness } from './smoothness.ts';
import { benchPreview } from './preview.ts';

/** One measured figure. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

const benches: Record<string, () => Promise<Figure[]>> = {
  engine: benchEngine,
  paper: benchPaper,
  preview: benchPreview,
  ledger: benchLedger,
  payments: benchPayments,
  smoothness: benchSmoothness,
  lighthouse: benchLighthouse,
};

const { positionals } = parseArgs({ allowPositionals: true });
// Lighthouse installs its tool first, so it runs only when it is named.
const all = Object.keys(benches).filter((name) => name !== 'lighthouse');
const wanted = positionals.length > 0 ? positionals : all;
for (const name of wanted) {
  const bench = benches[name];
  if (!bench) {
    console.error(`모르는 벤치예요: ${name} (${Object.keys(benches).join(', ')})`);
    process.exit(2);
  }
  console.log(`\n# ${name}`);
  for (const figure of await bench()) {
    console.log(
      `${figure.name.padEnd(56)} ${figure.value.toFixed(figure.value < 10 ? 2 : 1).padStart(10)} ${figure.unit}`,
    );
  }
}
