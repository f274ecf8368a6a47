/** The answer to a call that starts something long: where to ask how it goes. Sent with status 202. */
export class TaskStarted {
  readonly body: { data: { taskId: string }; links: { taskInfo: string } };

  constructor(taskId: string, taskInfo: string) {
    this.body = { data: { taskId }, links: { taskInfo } };
  }
}
