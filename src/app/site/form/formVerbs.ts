/** The checks and actions of the sign-in forms, shared with the app's own forms. */
import {
  findEmailProblem,
  findNewPasswordProblem,
  findPasswordProblem,
  findTermsProblem,
  nameProblem,
  type Problem,
} from '#features/account/parts/rules.ts';
import { chooseLocalEmail } from '#features/account/parts/localGooglePerson.ts';
import { buildSignUpPayload, type SignUpWords } from '#features/account/parts/signUpPayload.ts';
import { prepareProof } from '#data/appCheck/proof.ts';
import type { FormName } from '#app/site/formPages.ts';

type Check = (words: SignUpWords) => Problem | undefined;

const signUpChecks: Record<string, Check> = {
  firstName: ({ firstName }) => nameProblem(firstName),
  lastName: ({ lastName }) => nameProblem(lastName),
  email: ({ email }) => findEmailProblem(email),
  password: ({ password }) => findNewPasswordProblem(password),
  terms: ({ terms }) => findTermsProblem(terms),
};

const checks: Record<FormName, Record<string, Check>> = {
  login: {
    email: ({ email }) => findEmailProblem(email),
    password: ({ password }) => findPasswordProblem(password),
  },
  signUp: signUpChecks,
  signUpJobSeeker: signUpChecks,
};

/** What is typed and ticked. */
export function readForm(form: HTMLFormElement): SignUpWords {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    password: text('password'),
    alsoJobSeeker: data.has('alsoJobSeeker'),
    terms: data.has('terms'),
    marketing: data.has('marketing'),
  };
}

/** The problem of one field; undefined when it is right, or has no rule. */
export function findProblem(
  name: FormName,
  field: string,
  words: SignUpWords,
): Problem | undefined {
  return checks[name][field]?.(words);
}

/** Auth, once its requests carry the proof of App Check. */
async function loadAuth() {
  const [auth] = await Promise.all([import('#data/account/auth.ts'), prepareProof()]);
  return auth;
}

const isHiring = (name: FormName): boolean => name === 'signUp';
const readLanguage = (): string => document.documentElement.lang;

/** Signs in or up; resolves once the user document exists. */
export async function sendForm(name: FormName, words: SignUpWords): Promise<void> {
  const { signInWithEmail, signUpWithEmail } = await loadAuth();
  if (name === 'login') return signInWithEmail(words.email, words.password);
  return signUpWithEmail(
    buildSignUpPayload(words, { hiring: isHiring(name), language: readLanguage() }),
  );
}

/** Signs in with Google, in a window of its own. */
export async function signInByGoogle(name: FormName, words: SignUpWords): Promise<void> {
  const localEmail = chooseLocalEmail(words.email);
  const { signInWithGoogle } = await loadAuth();
  return signInWithGoogle({
    asHiringManager: isHiring(name),
    alsoJobSeeker: words.alsoJobSeeker,
    language: readLanguage(),
    ...(localEmail ? { localEmail } : {}),
  });
}

/** Who has just come; null for nobody. */
export async function readComer(): Promise<{ uid: string; email: string | null } | null> {
  const { authentication } = await import('#data/firestore/authentication.ts');
  const user = authentication().currentUser;
  return user && { uid: user.uid, email: user.email };
}

/** Calls back when somebody is signed in here or signs in in another tab. */
export async function watchComers(come: () => void): Promise<void> {
  const [{ authentication }] = await Promise.all([
    import('#data/firestore/authentication.ts'),
    prepareProof(),
  ]);
  authentication().onIdTokenChanged((user) => user && come());
}
