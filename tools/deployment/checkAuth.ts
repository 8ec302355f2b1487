/** Signing in: the ways that are switched on, the addresses that may, the page that mails lead to. */
import { readErrorMessage, sendRequest, type CloudProject } from '../google/googleApi.ts';
import { judge, leaveOut, pick, type Deployment, type Finding } from './finding.ts';

/** Everything that the configuration of Auth says. */
export async function checkSignIn(project: CloudProject, { host }: Deployment): Promise<Finding[]> {
  // The emulator lets everybody in by every way, and knows no addresses.
  if (project.isLocal) return [leaveOut('Signing in')];
  const root = `${project.auth}/admin/v2/projects/${project.projectId}`;
  const [config, google] = [
    await sendRequest(`${root}/config`, { headers: project.headers }),
    await sendRequest(`${root}/defaultSupportedIdpConfigs/google.com`, {
      headers: project.headers,
    }),
  ];
  if (config.status !== 200) throw new Error(readErrorMessage(config));
  return judgeSignIn(config.body, google.body, host);
}

/** What is right and wrong in a configuration of Auth. */
export function judgeSignIn(config: unknown, google: unknown, host: string): Finding[] {
  const isOn = (...path: string[]): boolean => pick(config, 'signIn', ...path, 'enabled') === true;
  const { hostname } = new URL(host);
  const domains = pick(config, 'authorizedDomains');
  const actionUrl = pick(config, 'notification', 'sendEmail', 'callbackUri');
  const way = (name: string, on: boolean, without: string): Finding =>
    judge(
      `Sign-in by ${name}`,
      on,
      'It is switched on.',
      `It is switched off: ${without} (step 5).`,
    );
  return [
    way('email and password', isOn('email'), 'nobody can sign up'),
    way('Google', pick(google, 'enabled') === true, 'its button fails'),
    way('guest', isOn('anonymous'), 'candidates without an account cannot begin'),
    judge(
      'Authorised domains',
      Array.isArray(domains) && domains.includes(hostname),
      `${hostname} is one of them.`,
      `${hostname} is not one of them: sign-in with Google fails there (step 6).`,
    ),
    judge(
      'Links in account mails',
      actionUrl === `${host}/account-action`,
      'They lead to the product.',
      `They lead to ${typeof actionUrl === 'string' ? actionUrl : 'a page of Google'}: set the action URL to ${host}/account-action (step 7).`,
    ),
    judge(
      'Guests are kept',
      pick(config, 'autodeleteAnonymousUsers') !== true,
      'They are not deleted after 30 days.',
      'Guests are deleted after 30 days, and with them the way back to what they handed in: switch that off (step 5).',
    ),
  ];
}
