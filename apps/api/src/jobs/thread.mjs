// First module of a thread: threads do not inherit the loader of the process, so they register it
// themselves before they load from source the module that their pool names.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { default: runTask } = await import(workerData.module);

export default runTask;
