/**
 * Builds samples in three languages that make a file of a template with a token: start a task, poll until it ends, and
 * download. Token and template come from environment variables.
 * @param api address of the environment's own API with its name, without a trailing slash
 */
export function fileSamples(api: string) {
  const { origin } = new URL(api);
  return [
    {
      value: 'curl',
      label: 'curl',
      code: `request() {
  curl --silent --show-error --header "Authorization: Bearer $ACCESS_TOKEN" "$@"
}

# Start a task …
task=$(request '${api}/output/pdf' \\
  --header 'Content-Type: application/json' \\
  --data "{\\"templateId\\": \\"$TEMPLATE_ID\\", \\"outputSettings\\": {}}" |
  sed -n 's/.*"taskInfo":"\\([^"]*\\)".*/\\1/p')

# … ask about it until it has ended …
while [ "$(request --output answer.json --write-out '%{http_code}' "${origin}$task")" = 202 ]; do
  sleep 1
done

# … and download its file.
request --fail --output output.pdf "${origin}$task/download"`,
    },
    {
      value: 'javascript',
      label: 'JavaScript',
      code: `import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const api = '${api}';
async function request(path, init = {}) {
  const authorization = \`Bearer \${process.env.ACCESS_TOKEN}\`;
  const headers = { authorization, ...init.headers };
  const response = await fetch(new URL(path, api), { ...init, headers });
  if (!response.ok) throw new Error((await response.json()).detail);
  return response;
}

// Start a task …
const started = await request(\`\${api}/output/pdf\`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ templateId: process.env.TEMPLATE_ID, outputSettings: {} }),
});
const { taskInfo } = (await started.json()).links;

// … ask about it until it has ended …
let answer = await request(taskInfo);
while (answer.status === 202) {
  await setTimeout(1_000);
  answer = await request(taskInfo);
}

// … and download its file.
const { download } = (await answer.json()).links;
const file = await request(download);
await writeFile('output.pdf', Buffer.from(await file.arrayBuffer()));`,
    },
    {
      value: 'python',
      label: 'Python',
      code: `import os
import time
import requests

origin = "${origin}"
session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['ACCESS_TOKEN']}"

# Start a task …
started = session.post(
    "${api}/output/pdf",
    json={"templateId": os.environ["TEMPLATE_ID"], "outputSettings": {}},
    timeout=30,
)
started.raise_for_status()
task = origin + started.json()["links"]["taskInfo"]

# … ask about it until it has ended …
answer = session.get(task, timeout=30)
while answer.status_code == 202:
    time.sleep(1)
    answer = session.get(task, timeout=30)
answer.raise_for_status()

# … and download its file.
file = session.get(origin + answer.json()["links"]["download"], timeout=30)
file.raise_for_status()
with open("output.pdf", "wb") as output:
    output.write(file.content)`,
    },
  ] as const;
}

/** Builds samples in three languages that get one picture in a single call. @param api as in {@link fileSamples} */
export function pictureSamples(api: string) {
  const address = `${api}/output/png?wait=true`;
  return [
    {
      value: 'curl',
      label: 'curl',
      code: `# Status 202 in place of the picture says that it takes longer: its task goes on.
curl --silent --show-error --fail '${address}' \\
  --header "Authorization: Bearer $ACCESS_TOKEN" \\
  --header 'Content-Type: application/json' \\
  --data "{\\"templateId\\": \\"$TEMPLATE_ID\\", \\"outputSettings\\": {}}" \\
  --output picture.png`,
    },
    {
      value: 'javascript',
      label: 'JavaScript',
      code: `import { writeFile } from 'node:fs/promises';

const response = await fetch('${address}', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.ACCESS_TOKEN}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ templateId: process.env.TEMPLATE_ID, outputSettings: {} }),
});
// Status 202 says that it takes longer: its task goes on.
if (response.status !== 200) throw new Error(\`No picture: \${response.status}\`);
await writeFile('picture.png', Buffer.from(await response.arrayBuffer()));`,
    },
    {
      value: 'python',
      label: 'Python',
      code: `import os
import requests

response = requests.post(
    "${address}",
    headers={"Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}"},
    json={"templateId": os.environ["TEMPLATE_ID"], "outputSettings": {}},
    timeout=30,
)
# Status 202 says that it takes longer: its task goes on.
if response.status_code != 200:
    raise RuntimeError(f"No picture: {response.status_code}")
with open("picture.png", "wb") as picture:
    picture.write(response.content)`,
    },
  ] as const;
}
