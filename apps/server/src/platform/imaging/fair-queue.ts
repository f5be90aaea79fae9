import type { Waiter } from '../waiter.ts';

export interface QueuedTask {
  /** Somebody waits for it; false for work in the background, which comes after all that is waited for. */
  readonly isUrgent: boolean;
  readonly waiter: Waiter | undefined;
}

/**
 * Tasks that wait for a few workers. Of those waited for, each person's come in turn, and while there is more than one
 * worker no person holds them all; what is done in the background keeps its order.
 */
export class FairQueue<Task extends QueuedTask> {
  readonly #maxPerPerson: number;
  readonly #waiting: Task[] = [];
  readonly #running: Task[] = [];
  /** When each waiting person was served last, as a count of tasks taken. */
  readonly #servedAt = new Map<string, number>();
  #taken = 0;

  constructor(workers: number) {
    this.#maxPerPerson = Math.max(1, workers - 1);
  }

  add(task: Task): void {
    this.#waiting.push(task);
  }

  /** Returns the task to do next, running until `finish`; undefined when none may start now. */
  take(): Task | undefined {
    const task = this.#nextUrgent() ?? this.#waiting.find(({ isUrgent }) => !isUrgent);
    if (!task) return undefined;
    this.remove(task);
    this.#running.push(task);
    this.#taken += 1;
    if (task.waiter) this.#servedAt.set(task.waiter.person, this.#taken);
    return task;
  }

  finish(task: Task): void {
    const at = this.#running.indexOf(task);
    if (at !== -1) this.#running.splice(at, 1);
    this.#forget(task);
  }

  /** Returns whether it was still waiting. */
  remove(task: Task): boolean {
    const at = this.#waiting.indexOf(task);
    if (at === -1) return false;
    this.#waiting.splice(at, 1);
    this.#forget(task);
    return true;
  }

  clear(): Task[] {
    this.#servedAt.clear();
    return this.#waiting.splice(0);
  }

  #nextUrgent(): Task | undefined {
    let next: Task | undefined;
    let served = Number.POSITIVE_INFINITY;
    for (const task of this.#waiting) {
      if (!task.isUrgent || this.#holdsAll(task)) continue;
      const at = task.waiter ? (this.#servedAt.get(task.waiter.person) ?? 0) : 0;
      if (at < served) [next, served] = [task, at];
    }
    return next;
  }

  #holdsAll({ waiter }: Task): boolean {
    return (
      waiter !== undefined &&
      this.#running.filter((task) => task.waiter?.person === waiter.person).length >= this.#maxPerPerson
    );
  }

  /** A person without tasks is as a new one. */
  #forget({ waiter }: Task): void {
    if (!waiter) return;
    const isOf = (task: Task) => task.waiter?.person === waiter.person;
    if (!this.#waiting.some(isOf) && !this.#running.some(isOf)) this.#servedAt.delete(waiter.person);
  }
}
