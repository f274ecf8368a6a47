/** The response to a call that starts a task: the address of its progress. Sent with status 202. */
export class TaskStarted {
  readonly body: { data: { taskId: string }; links: { taskInfo: string } };

  constructor(taskId: string, taskInfo: string) {
    this.body = { data: { taskId }, links: { taskInfo } };
  }
}
