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

/** The handler for a kind of job. */
export interface JobHandler<Name extends JobName> {
  /** Does the work. An error fails the job, which is retried later. */
  run(data: JobData[Name]): Promise<void>;
  /** Receives a job that is given up, after its last retry or after its process died too often. */
  giveUp?(data: JobData[Name], reason: string): Promise<void>;
  /** Most jobs run at once by this process. @default 1 */
  places?: number;
  /** Most jobs of one customer; fewer than `places` keep one free for others. @default `places` */
  placesPerCustomer?: number;
}

/** Intervals of job maintenance, in milliseconds. */
export interface JobTimes {
  /** Interval of checks for unannounced jobs: retries, and those of other processes. */
  poll: number;
  /** Interval of heartbeats for running jobs. */
  beat: number;
  /** Interval of checks for jobs of dead processes. */
  expire: number;
  /** Interval of the cleanup of old jobs. */
  tidy: number;
}

/** pg-boss counts the time limit from a job's start; a heartbeat extends it. */
const STILL_ALIVE = `update ${SCHEMA}.job set expire_in = now() - started_on + interval '${SILENCE_SECONDS} s'
  where name = $1 and id = $2::uuid and state = 'active'`;

/** Seconds for which a dead letter is left to processes that work on its kind. */
const OTHERS_TURN = 5;

/** The jobs that this process takes and runs. */
export class Workers {
  readonly #takers = new Map<string, Taker>();
  readonly #running = new Map<string, TakenJob>();
  readonly #tellGivenUp = new Map<string, JobHandler<JobName>['giveUp']>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #maintenance = new Set<Promise<void>>();
  /** A job that may have killed another process runs exclusively. */
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

  /** Starts taking jobs of a kind. */
  start(name: JobName, { run, giveUp, places = 1, placesPerCustomer = places }: JobHandler<JobName>): void {
    this.#tellGivenUp.set(name, giveUp);
    this.#take(name, { places, placesPerCustomer }, (job) => this.#attempt(job, run));
    if (this.#takers.has(GIVEN_UP)) return;
    this.#take(GIVEN_UP, { places: 1, placesPerCustomer: 1 }, (job) => this.#tellOfGivenUp(job));
    this.#every(this.#times.beat, () => this.#showLife());
    this.#every(this.#times.expire, () => this.#boss.expire());
    this.#every(this.#times.tidy, () => this.#boss.maintain());
  }

  /** Runs work at the interval of the cleanup. */
  tidy(work: () => Promise<unknown>): void {
    this.#every(this.#times.tidy, work);
  }

  /** Looks for jobs of a kind at once, if this process takes them. */
  look(name: string): void {
    this.#takers.get(name)?.look();
  }

  /** Looks for jobs of every kind this process takes. */
  lookForAll(): void {
    for (const taker of this.#takers.values()) taker.look();
  }

  /**
   * Takes no more jobs, waits so many milliseconds for running ones, and then lets other processes take them. Nothing
   * reads the database afterwards.
   */
  async stop(patience: number): Promise<void> {
    this.#isStopping = true;
    const ended = Promise.all([...this.#takers.values()].map((taker) => taker.stop()));
    const waiting = new AbortController();
    const isOver = wait(patience, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([ended, isOver]);
    waiting.abort();
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#maintenance);
    for (const job of this.#running.values()) await this.#putBack(job);
  }

  /** Runs a job after recording its start, so that a later reader of the record knows the process died during it. */
  async #attempt(job: TakenJob, run: JobHandler<JobName>['run']): Promise<void> {
    const { name, id, data } = job;
    const deaths = deathsOf(data);
    if (isDeadly(deaths)) {
      await allowNoRetry(this.#db, [name, id], deaths);
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

  /** Reports a job that was given up, or leaves that to a process that works on its kind. */
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
      // The database was unreachable for so long that the job seemed dead, but this process still runs it.
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
        onError: this.#onError,
      }),
    );
  }

  /** Fails a job, which is retried or given up. Does nothing if that has already happened. */
  async #fail(job: TakenJob, error: unknown): Promise<void> {
    if (!this.#running.delete(job.id)) return;
    const reason = { message: boundText(error instanceof Error ? error.message : String(error)) };
    await this.#note(() => noteEnd(this.#db, [job.name, job.id]));
    await this.#note(() => this.#boss.fail(job.name, job.id, reason));
    this.look(GIVEN_UP);
  }

  /** Lets another process run a job after so many seconds. */
  async #putBack(job: TakenJob, seconds?: number): Promise<void> {
    if (this.#running.delete(job.id)) await this.#note(() => putBack(this.#db, [job.name, job.id], seconds));
  }

  async #showLife(): Promise<void> {
    for (const { name, id } of this.#running.values()) await executeSql(this.#db, STILL_ALIVE, [name, id]);
  }

  #every(milliseconds: number, work: () => Promise<unknown>): void {
    const maintain = () => {
      const done = this.#note(work).finally(() => this.#maintenance.delete(done));
      this.#maintenance.add(done);
    };
    this.#timers.push(setInterval(maintain, milliseconds).unref());
  }

  /** A note lost because the database is unreachable is made up for when the job's time limit ends. */
  async #note(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#onError(error);
    }
  }
}
