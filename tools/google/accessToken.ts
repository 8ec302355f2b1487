/** The operator's own credentials for Google's APIs: a token that was handed in, else the one of the Google Cloud CLI. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How the Google Cloud CLI gives a token: whoever is signed in with it, else the application's default credentials. */
const ways = [
  ['auth', 'print-access-token'],
  ['auth', 'application-default', 'print-access-token'],
];

/** A token of whoever runs this. Throws one sentence with what to do when there is none. */
export async function readAccessToken(
  environment: Record<string, string | undefined> = process.env,
): Promise<string> {
  const given = environment['GOOGLE_OAUTH_ACCESS_TOKEN']?.trim();
  if (given) return given;
  for (const way of ways) {
    const { stdout } = await run('gcloud', way, {
      env: environment as NodeJS.ProcessEnv,
    }).catch(() => ({ stdout: '' }));
    if (stdout.trim()) return stdout.trim();
  }
  throw new Error(
    'There are no Google credentials: run `gcloud auth login` (or set GOOGLE_OAUTH_ACCESS_TOKEN) and try again.',
  );
}
