/** The answer to a call that starts a task, or asks about it before its end. Sent with status 202. */
export class MockTaskStarted {
  readonly body: { data: { taskId: string }; links: { taskInfo: string } };

  constructor(taskId: string, taskInfo: string) {
    this.body = { data: { taskId }, links: { taskInfo } };
  }
}
