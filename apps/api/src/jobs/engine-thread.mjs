// First module of an engine thread: threads do not inherit the loader of the process, so they register
// it themselves before they load the engine from source.
import { register } from 'tsx/esm/api';

register();
const { default: runTask } = await import('./engine-worker.ts');

export default runTask;
