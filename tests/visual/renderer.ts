/** The renderer of pictures. */
export interface Renderer {
  /** Version of Chromium. */
  browser: string;
  /** Name of its program: the headless build smooths letters differently from the one with windows. */
  build: string;
  /** Operating system, whose font libraries Debian's Chromium uses. */
  system: string;
}

/** Whether both draw the same pictures, like patches of one version and build on the same system. */
export function drawAlike(one: Renderer, other: Renderer): boolean {
  const major = ({ browser }: Renderer) => browser.split('.')[0];
  return major(one) === major(other) && one.build === other.build && one.system === other.system;
}

/** Names a renderer: `chromium-headless-shell 156.0.8078.79 on debian 12`. */
export function rendererName({ browser, build, system }: Renderer): string {
  return `${build} ${browser} on ${system}`;
}
