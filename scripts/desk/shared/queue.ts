/** Runs a task after all earlier tasks. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a queue. If a task fails, the next task still runs. */
export function createQueue(): Queue {
  let lastTask: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = lastTask.then(task, task);
    lastTask = result;
    return result;
  };
}
