import type PgBoss from 'pg-boss';
import { setTimeout as wait } from 'node:timers/promises';
import { boundText } from '@/domain/format';
import type { Database } from '../database';
import { withShare } from '../shares';
import { allowNoRetry, deathsOf, ENDED_ITS_PROCESS, isDeadly, noteBegin, noteEnd, putBack } from './attempts';
import { reasonOf } from './deadLetters';
import { executeSql } from './executeSql';
import { Gate } from './Gate';
import type { JobData, JobName, QueuedJob } from './jobList';
import { GIVEN_UP, SCHEMA, SILENCE_SECONDS } from './openBoss';
import { takeJobs, type TakenJob, type TakeOptions, type Taker } from './takeJobs';

/** What is done with a kind of job. */
export interface JobHandler<Name extends JobName> {
  /** Does the work. What it throws fails the job, which is tried again later. */
  run(data: JobData[Name]): Promise<void>;
  /** Takes note that a job is given up, after its last try or when its process has died too often. */
  giveUp?(data: JobData[Name], reason: string): Promise<void>;
  /** How many are worked on at once by this process. @default 1 */
  places?: number;
  /** How many of one customer: fewer than `places` keep one free for others. @default `places` */
  placesPerCustomer?: number;
}

/** How jobs are looked after, in milliseconds. */
export interface JobTimes {
  /** How often a process looks for jobs it was not told of: retries, and those of other processes. */
  poll: number;
  /** How often a process says that it still works on its jobs. */
  beat: number;
  /** How often jobs of dead processes are looked for. */
  expire: number;
  /** How often what ended long ago is put away. */
  tidy: number;
}

/** pg-boss counts the time from a job's start; a sign of life moves its end. */
const STILL_ALIVE = `update ${SCHEMA}.job set expire_in = now() - started_on + interval '${SILENCE_SECONDS} s'
  where name = $1 and id = $2::uuid and state = 'active'`;

/** How long a letter is left to processes that work on its kind, in seconds. */
const OTHERS_TURN = 5;

/** What this process works on. */
export class Workers {
  readonly #takers = new Map<string, Taker>();
  readonly #running = new Map<string, TakenJob>();
  readonly #tellGivenUp = new Map<string, JobHandler<JobName>['giveUp']>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** A job that may have been the end of another process is worked on with nothing beside it. */
  readonly #gate = new Gate();
  #isStopping = false;

  readonly #boss: PgBoss;
  readonly #db: Database;
  readonly #times: JobTimes;
  readonly #onError: (error: unknown) => void;

  constructor(boss: PgBoss, db: Database, options: { times: JobTimes; onError(error: unknown): void }) {
    this.#boss = boss;
    this.#db = db;
    this.#times = options.times;
    this.#onError = options.onError;
  }

  /** Takes jobs of a kind from now on. */
  start(name: JobName, { run, giveUp, places = 1, placesPerCustomer = places }: JobHandler<JobName>): void {
    this.#tellGivenUp.set(name, giveUp);
    this.#take(name, { places, placesPerCustomer }, (job) => this.#attempt(job, run));
    if (this.#takers.has(GIVEN_UP)) return;
    this.#take(GIVEN_UP, { places: 1, placesPerCustomer: 1 }, (job) => this.#tellOfGivenUp(job));
    this.#every(this.#times.beat, () => this.#showLife());
    this.#every(this.#times.expire, () => this.#boss.expire());
    this.#every(this.#times.tidy, () => this.#boss.maintain());
  }

  /** Does something as often as what ended long ago is put away. */
  tidy(work: () => Promise<unknown>): void {
    this.#every(this.#times.tidy, work);
  }

  /** Looks for jobs of a kind at once, where this process takes them. */
  look(name: string): void {
    this.#takers.get(name)?.look();
  }

  /** Looks for jobs of every kind this process takes. */
  lookForAll(): void {
    for (const taker of this.#takers.values()) taker.look();
  }

  /** Takes no more, waits for those running, so many milliseconds at most, and then lets others take them. */
  async stop(patience: number): Promise<void> {
    this.#isStopping = true;
    const ended = Promise.all([...this.#takers.values()].map((taker) => taker.stop()));
    const waiting = new AbortController();
    const isOver = wait(patience, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([ended, isOver]);
    waiting.abort();
    for (const timer of this.#timers) clearInterval(timer);
    for (const job of this.#running.values()) await this.#putBack(job);
  }

  /** Works on a job, after it is noted that this begins: what finds the note later knows that the process died over it. */
  async #attempt(job: TakenJob, run: JobHandler<JobName>['run']): Promise<void> {
    const { name, id, data } = job;
    const deaths = deathsOf(data);
    if (isDeadly(deaths)) {
      await allowNoRetry(this.#db, [name, id]);
      throw new Error(ENDED_ITS_PROCESS);
    }
    await this.#gate.enter(deaths > 0);
    try {
      if (this.#isStopping) await this.#putBack(job);
      if (!this.#running.has(id)) return;
      await noteBegin(this.#db, [name, id], deaths);
      await run((data as QueuedJob).data);
    } finally {
      this.#gate.leave();
      this.lookForAll();
    }
  }

  /** Tells of a job that was given up, or leaves that to a process that works on its kind. */
  async #tellOfGivenUp(letter: TakenJob): Promise<void> {
    const queued = letter.data as QueuedJob;
    if (this.#tellGivenUp.has(queued.name))
      await this.#tellGivenUp.get(queued.name)?.(queued.data, reasonOf(letter.output, queued));
    else await this.#putBack(letter, OTHERS_TURN);
  }

  #take(
    name: string,
    places: Pick<TakeOptions, 'places' | 'placesPerCustomer'>,
    run: (job: TakenJob) => Promise<void>,
  ): void {
    const work = async (job: TakenJob) => {
      // The database was out of reach for so long that the job seemed dead: this process still works on it.
      if (this.#running.has(job.id)) return;
      this.#running.set(job.id, job);
      try {
        await run(job);
        if (this.#running.has(job.id)) await this.#note(() => this.#boss.complete(name, job.id));
      } catch (error) {
        this.#onError(error);
        await this.#fail(job, error);
      }
      this.#running.delete(job.id);
    };
    this.#takers.set(
      name,
      takeJobs(this.#boss, this.#db, name, {
        ...places,
        work: (job) => withShare((job.data as QueuedJob).share, () => work(job)),
        milliseconds: this.#times.poll,
        isClosed: () => this.#gate.isClosed,
      }),
    );
  }

  /** Lets a job be tried again, or gives it up. Nothing where that has been done already. */
  async #fail(job: TakenJob, error: unknown): Promise<void> {
    if (!this.#running.delete(job.id)) return;
    const reason = { message: boundText(error instanceof Error ? error.message : String(error)) };
    await this.#note(() => noteEnd(this.#db, [job.name, job.id]));
    await this.#note(() => this.#boss.fail(job.name, job.id, reason));
    this.look(GIVEN_UP);
  }

  /** Lets another process work on a job, after so many seconds. */
  async #putBack(job: TakenJob, seconds?: number): Promise<void> {
    if (this.#running.delete(job.id)) await this.#note(() => putBack(this.#db, [job.name, job.id], seconds));
  }

  async #showLife(): Promise<void> {
    for (const { name, id } of this.#running.values()) await executeSql(this.#db, STILL_ALIVE, [name, id]);
  }

  #every(milliseconds: number, work: () => Promise<unknown>): void {
    this.#timers.push(setInterval(() => void this.#note(work), milliseconds).unref());
  }

  /** What can't be written down now, because the database is out of reach, shows itself when the job's time is over. */
  async #note(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#onError(error);
    }
  }
}
