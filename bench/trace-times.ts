/** An event of Chromium's trace; times in microseconds, `t…` those of the thread's processor time. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
}

interface Task extends TraceEvent {
  dur: number;
  tts: number;
  tdur: number;
}

function isTask(event: TraceEvent): event is Task {
  const isOuter = event.name === 'RunTask' || event.name === 'ThreadControllerImpl::RunTask';
  return isOuter && event.ph === 'X' && [event.dur, event.tts, event.tdur].every(Number.isFinite);
}

/** Moves what happened within the tasks of one thread, given in their order, to the processor time it happened at. */
function leaveOutOfThread(events: readonly TraceEvent[]): void {
  let task: Task | undefined;
  let taskEnd = -Infinity;
  for (const event of events) {
    if (event.ts > taskEnd) {
      if (!isTask(event)) continue;
      task = event;
      taskEnd = event.ts + event.dur;
    } else if (task) {
      const spent = Math.min((event.tts ?? Infinity) - task.tts, task.tdur);
      event.ts = task.ts + Math.max(0, spent);
    }
    if (event.tdur !== undefined) event.dur = event.tdur;
  }
}

/**
 * Rewrites a trace as if each thread had had a processor to itself: within a task only processor time goes by, so
 * the time in which other programs were running does not count.
 */
export function leaveWaitingOut(events: readonly TraceEvent[]): void {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const name = `${event.pid}:${event.tid}`;
    const thread = threads.get(name) ?? [];
    threads.set(name, thread);
    thread.push(event);
  }
  for (const thread of threads.values()) {
    // The outer of two that begin together comes first.
    leaveOutOfThread(thread.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)));
  }
}
