/** Who may call the project: App Check, the browser's key, and whether the settings of the build fit the project and the policy. */
import { readErrorMessage, sendRequest, type CloudProject } from '../google/googleApi.ts';
import { findPolicyGaps, readPolicy } from '../staticSite/policy.ts';
import { judge, leaveOut, pick, type Deployment, type Finding } from './finding.ts';

const services = {
  'firestore.googleapis.com': 'Firestore',
  'firebasestorage.googleapis.com': 'Storage',
  'identitytoolkit.googleapis.com': 'Auth',
  'firebaseml.googleapis.com': 'AI',
};

/** Which services refuse requests without a proof. */
export async function checkAppCheck(project: CloudProject): Promise<Finding[]> {
  const about = 'App Check';
  if (project.isLocal) return [leaveOut(about)];
  const reply = await sendRequest(
    `https://firebaseappcheck.googleapis.com/v1/projects/${project.projectId}/services`,
    { headers: project.headers },
  );
  if (reply.status !== 200) throw new Error(readErrorMessage(reply));
  const rows = (pick(reply.body, 'services') ?? []) as { name: string; enforcementMode?: string }[];
  const open = Object.entries(services).flatMap(([id, name]) =>
    rows.some((row) => row.name.endsWith(`/${id}`) && row.enforcementMode === 'ENFORCED')
      ? []
      : [name],
  );
  return [
    judge(
      about,
      open.length === 0,
      'It is enforced everywhere.',
      `Requests without its proof are still answered by ${open.join(', ')}: enforce it in stages (step 18).`,
      'advice',
    ),
  ];
}

/** Whether the key in the page is bound to the product's address. */
export async function checkBrowserKey(
  project: CloudProject,
  { host, settings }: Deployment,
): Promise<Finding[]> {
  const about = 'Key of the browser';
  if (project.isLocal) return [leaveOut(about)];
  const key = settings['VITE_FIREBASE_API_KEY'] ?? '';
  const found = await sendRequest(
    `https://apikeys.googleapis.com/v2/keys:lookupKey?keyString=${encodeURIComponent(key)}`,
    { headers: project.headers },
  );
  if (found.status !== 200) throw new Error(readErrorMessage(found));
  const whole = await sendRequest(
    `https://apikeys.googleapis.com/v2/${String(pick(found.body, 'name'))}`,
    { headers: project.headers },
  );
  const allowed = pick(whole.body, 'restrictions', 'browserKeyRestrictions', 'allowedReferrers');
  const targets = pick(whole.body, 'restrictions', 'apiTargets');
  return [
    judge(
      about,
      Array.isArray(allowed) && Array.isArray(targets),
      'It is bound to addresses and to APIs.',
      `Anybody may use it from anywhere: bind it to ${host}/* and to the APIs that the product uses (step 12).`,
      'advice',
    ),
  ];
}

/** Settings of the build that do not fit. */
export function checkSettings(
  project: CloudProject,
  { settings, bucket, host }: Deployment,
): Finding[] {
  if (Object.keys(settings).length === 0)
    return [
      {
        about: 'Settings',
        verdict: project.isLocal ? 'unasked' : 'wrong',
        words: 'There is no .env.production.local beside package.json (step 13).',
      },
    ];
  const gaps = findPolicyGaps(readPolicy(), settings);
  const differ = [
    ['VITE_FIREBASE_PROJECT_ID', project.projectId],
    ['VITE_FIREBASE_STORAGE_BUCKET', bucket],
    ['VITE_SITE_ORIGIN', host],
  ].filter(([name = '', value]) => settings[name] !== value);
  return [
    judge(
      'Settings',
      differ.length === 0,
      'They name this project.',
      `.env.production.local says otherwise: ${differ.map(([name, value]) => `${name} should be ${value}`).join(', ')}.`,
    ),
    judge('Policy', gaps.length === 0, 'It lets them through.', gaps.join(' ')),
  ];
}
