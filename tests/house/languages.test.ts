// Every language is complete: the keys and variables of English in every namespace, and a name and a screen for every page.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '#app/pages.ts';
import { languages, namespaces } from '#i18n/languages.ts';
import { routes } from '#navigation/routes.ts';
import * as menus from '#navigation/menus.ts';

type Texts = { [key: string]: string | Texts };

function texts(language: string, namespace: string): Texts {
  return JSON.parse(
    readFileSync(new URL(`../../src/i18n/${language}/${namespace}.json`, import.meta.url), 'utf8'),
  ) as Texts;
}

function flat(of: Texts, under = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(of).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[under + key, value]]
        : Object.entries(flat(value, `${under}${key}.`)),
    ),
  );
}

const variablesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)]
    .map(([whole]) => whole.replace(/\s/g, ''))
    .toSorted();
/** Spanish has one plural form more than English. */
const withoutMany = (keys: string[]): string[] =>
  keys.filter((key) => !key.endsWith('_many')).toSorted();
const others = languages.filter((language) => language !== 'en');
const pairs = others.flatMap((language) =>
  namespaces.map((namespace) => [language, namespace] as const),
);

describe('languages', () => {
  it.each(languages)('%s: the list of namespaces names every file, and no other', (language) => {
    const files = readdirSync(new URL(`../../src/i18n/${language}/`, import.meta.url)).map((file) =>
      file.replace(/\.json$/, ''),
    );
    expect([...namespaces].toSorted()).toEqual(files.toSorted());
  });

  it('the keys of every namespace are typed', () => {
    const types = readFileSync(new URL('../../src/i18n/i18next.d.ts', import.meta.url), 'utf8');
    const typed = [...types.matchAll(/from '\.\/en\/(\w+)\.json'/g)].flatMap(([, name]) =>
      name ? [name] : [],
    );
    expect(typed.toSorted()).toEqual([...namespaces].toSorted());
  });

  it.each(pairs)('%s/%s has the keys of English, no more and no fewer', (language, namespace) => {
    expect(withoutMany(Object.keys(flat(texts(language, namespace))))).toEqual(
      withoutMany(Object.keys(flat(texts('en', namespace)))),
    );
  });

  it.each(pairs)('%s/%s has the same variables and links in every text', (language, namespace) => {
    const english = flat(texts('en', namespace));
    const wrong = Object.entries(flat(texts(language, namespace))).flatMap(([key, text]) => {
      const model = english[key] ?? english[key.replace(/_many$/, '_other')];
      if (model === undefined) return [];
      const [have, want] = [variablesOf(text), variablesOf(model)];
      // "one" may be written out: "a day" for "{{count}} day".
      const same =
        JSON.stringify(have) === JSON.stringify(want) ||
        (key.endsWith('_one') &&
          JSON.stringify(have.filter((name) => name !== '{{count}}')) ===
            JSON.stringify(want.filter((name) => name !== '{{count}}')));
      return same ? [] : [`${key}: ${text} ↔ ${model}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(
    languages.flatMap((language) => namespaces.map((namespace) => [language, namespace] as const)),
  )('%s/%s leaves no text empty', (language, namespace) => {
    expect(
      Object.entries(flat(texts(language, namespace)))
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => key),
    ).toEqual([]);
  });

  it.each(languages)(
    '%s: no text writes the unit of a size itself: useFormat shows sizes in one way',
    (language) => {
      const texted = namespaces.flatMap((namespace) =>
        Object.entries(flat(texts(language, namespace)))
          .filter(([, text]) => /\}\}\s*[KMG]B\b/i.test(text))
          .map(([key]) => `${namespace}:${key}`),
      );
      expect(texted).toEqual([]);
    },
  );

  it('every text with a plural has both forms', () => {
    const lonely = namespaces.flatMap((namespace) => {
      const keys = Object.keys(flat(texts('en', namespace)));
      return keys
        .filter((key) => key.endsWith('_one') && !keys.includes(key.replace(/_one$/, '_other')))
        .map((key) => `${namespace}:${key}`);
    });
    expect(lonely).toEqual([]);
  });
});

describe('the words of the seed', () => {
  const common = flat(texts('en', 'common'));
  it.each([
    ['loading', 'Loading'],
    ['help.title', 'Need Help?'],
    ['supportHours', 'Monday to Friday, 9am to 5pm PST'],
    ['limit.title', 'Interview Limit Reached'],
    ['limit.viewBilling', 'View Billing Options'],
    ['limit.findAdministrator', 'Find Administrator'],
    [
      'limit.admin',
      'Your organization has reached the monthly interview limit. Please upgrade your plan to create more interviews.',
    ],
    [
      'limit.member',
      'Your organization has reached the monthly interview limit. Please contact your administrator to upgrade the plan.',
    ],
  ])('%s', (key, words) => expect(common[key]).toBe(words));
  it('duplicate address', () =>
    expect(texts('en', 'faults')['emailInUse']).toBe('An account with this email already exists.'));
  it('page title', () =>
    expect(flat(texts('en', 'routes'))['title.home']).toBe(
      'AI Powered Interview and Hiring Tools',
    ));
  it('tagline', () =>
    expect(common['tagline']).toMatch(/better interview and hiring tools using AI/));
  it('menu labels', () =>
    expect(flat(texts('en', 'routes'))).toMatchObject({
      'menu.goToInterview': 'Go to Interview',
      'menu.signUp': 'Sign Up',
      'menu.dashboard': 'Dashboard',
    }));
});

describe('every address', () => {
  it('has a screen', () =>
    expect(Object.keys(pages).toSorted()).toEqual(Object.keys(routes).toSorted()));
  it.each(languages)('has a name, and every menu row too: %s', (language) => {
    const named = flat(texts(language, 'routes'));
    expect(Object.keys(routes).filter((name) => !named[`title.${name}`])).toEqual([]);
    expect(
      Object.values(menus)
        .flat()
        .map(({ label }) => label)
        .filter((label) => !named[label]),
    ).toEqual([]);
  });
});
