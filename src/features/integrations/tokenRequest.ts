/** Address and audience of a token request. */
export interface TokenEndpoint {
  /** Address of the token endpoint. */
  readonly url: string;
  readonly audience: string;
}

/**
 * Builds samples in three languages that exchange client id and secret for an access token. The secret comes from an
 * environment variable, so that it is never pasted into code.
 */
export function tokenRequestSamples(clientId: string, { url, audience }: TokenEndpoint) {
  const body = { grant_type: 'client_credentials', client_id: clientId, audience };
  const pairs = Object.entries(body);
  return [
    {
      value: 'curl',
      label: 'curl',
      code: [
        `curl --request POST '${url}' \\`,
        ...pairs.map(([name, value]) => `  --data-urlencode '${name}=${value}' \\`),
        `  --data-urlencode "client_secret=$CLIENT_SECRET"`,
      ].join('\n'),
    },
    {
      value: 'javascript',
      label: 'JavaScript',
      code: [
        `const response = await fetch('${url}', {`,
        `  method: 'POST',`,
        `  body: new URLSearchParams({`,
        ...pairs.map(([name, value]) => `    ${name}: '${value}',`),
        `    client_secret: process.env.CLIENT_SECRET,`,
        `  }),`,
        `});`,
        `if (!response.ok) throw new Error(\`No token: \${response.status}\`);`,
        `const { access_token } = await response.json();`,
      ].join('\n'),
    },
    {
      value: 'python',
      label: 'Python',
      code: [
        `import os`,
        `import requests`,
        ``,
        `response = requests.post(`,
        `    "${url}",`,
        `    data={`,
        ...pairs.map(([name, value]) => `        "${name}": "${value}",`),
        `        "client_secret": os.environ["CLIENT_SECRET"],`,
        `    },`,
        `    timeout=10,`,
        `)`,
        `response.raise_for_status()`,
        `access_token = response.json()["access_token"]`,
      ].join('\n'),
    },
  ] as const;
}
