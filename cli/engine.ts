/** Command line of the engine: `make`, `analyse` and `paper`. JSON goes to stdout, messages to stderr. */
import { runEngine } from './run-engine.ts';

await runEngine(process.argv.slice(2));
