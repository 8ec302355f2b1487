/** What the product's address answers: headers by path, the app, files that are there and files that are not. */
import { hostingHeaders } from '../../tests/support/hostingHeaders.ts';
import { sendRequest, type CloudProject, type Reply } from '../google/googleApi.ts';
import { judge, leaveOut, type Deployment, type Finding } from './finding.ts';

/** Addresses whose headers differ. */
const paths = ['/', '/app', '/sw.js', '/hirely-pro/review/check'];

function listWrongHeaders(path: string, { headers }: Reply): string[] {
  return Object.entries(hostingHeaders(path))
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${name} of ${path}`);
}

/** The headers that firebase.json gives to each kind of address. */
export async function checkHeaders({ host }: Deployment): Promise<Finding[]> {
  const wrong: string[] = [];
  for (const path of paths) wrong.push(...listWrongHeaders(path, await sendRequest(host + path)));
  return [
    judge(
      'Headers',
      wrong.length === 0,
      'They are those of firebase.json.',
      `Others than in firebase.json: ${wrong.join(', ')}. Deploy hosting (step 14).`,
    ),
  ];
}

/** The app answers its addresses; a built file that is not there is said to be missing. */
export async function checkAnswers({ host }: Deployment): Promise<Finding[]> {
  const [page, deep, missing] = [
    await sendRequest(`${host}/`),
    await sendRequest(`${host}/hiring-dashboard`),
    await sendRequest(`${host}/assets/deployment-check.js`),
  ];
  const script = /\/assets\/[^"]+\.js/.exec(String(page.body))?.[0];
  const file = script ? await sendRequest(host + script) : null;
  return [
    judge(
      'App',
      page.status === 200 && deep.status === 200 && file?.status === 200,
      'It answers its addresses.',
      `"/" answers ${page.status}, "/hiring-dashboard" ${deep.status}, its script ${file?.status ?? 'is not named'}: deploy hosting (step 14).`,
    ),
    judge(
      'Files of other versions',
      missing.status === 404,
      'They are said to be missing.',
      `A file that is not there answers ${missing.status}: browsers would keep a page in its stead. Deploy hosting (step 14).`,
    ),
  ];
}

/** Google's own page for signing in must not carry our policy: it is shown in a frame. */
export async function checkAuthFrame(
  project: CloudProject,
  { host }: Deployment,
): Promise<Finding[]> {
  const about = 'Frame for signing in';
  if (project.isLocal) return [leaveOut(about)];
  const { headers, status } = await sendRequest(`${host}/__/auth/iframe`);
  const isBlocked =
    /frame-ancestors 'none'/.test(headers.get('content-security-policy') ?? '') ||
    headers.get('x-frame-options') !== null;
  return [
    judge(
      about,
      status === 200 && !isBlocked,
      'It may be shown in a frame.',
      status === 200
        ? 'It carries our headers and cannot be shown in a frame, so Google sign-in fails: let the headers of firebase.json leave out /__/**.'
        : `It answers ${status}: is ${host} a site of Firebase Hosting?`,
    ),
  ];
}
