// A resume line changed by a cloud model: whole lines in, edits with places out, and nobody's name on the way.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ParsedResume } from '#domain/resume/resume.ts';
import { replies } from '#tests/support/gemini/geminiReplies.ts';
import { startFakeGemini, type FakeGemini } from '#tests/support/gemini/fakeGemini.ts';
import { createCloudOver, buildSettings } from './cloud.fixture.ts';

let fake: FakeGemini;
beforeAll(async () => {
  fake = await startFakeGemini();
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo-ai',
    auth: fake.host,
    firestore: fake.host,
    storage: fake.host,
  };
});
afterAll(() => fake.stop());

const bullet = 'Responsible for managing 14 k8s clusters with Ana Ruiz.';
const resume = ParsedResume.parse({
  lines: ['Ana Ruiz', 'ana@mail.example', bullet],
  name: 'Ana Ruiz',
  email: 'ana@mail.example',
  phone: null,
  location: null,
  links: [],
  headline: null,
  summary: null,
  sections: ['experience', 'skills'],
  experience: [
    {
      employer: 'Acme',
      title: 'Engineer',
      start: '2020',
      end: null,
      current: true,
      bullets: [bullet],
    },
  ],
  education: [],
  skills: ['Go', 'Kubernetes'],
  languages: [],
  certifications: [],
  from: { 'experience.0.bullets.0': { line: 2, start: 0, end: bullet.length } },
  hidden: [],
  flags: [],
});

it('becomes an edit with its proof; what has none is left out', async () => {
  const path = 'experience.0.bullets.0';
  const proof = { path: 'skills.1', text: 'Kubernetes' };
  fake.next(
    replies.json({
      order: [],
      skills: ['Kubernetes', 'Rust'],
      open: ['Terraform'],
      unshown: [],
      proposals: [
        {
          path: 'skills.0',
          proofs: [{ path: 'skills.0', text: 'Golang' }],
          kind: 'term',
          after: 'Golang',
        },
        { path, proofs: [proof], kind: 'term', after: bullet.replace('k8s', 'Kubernetes') },
      ],
    }),
  );
  const { ai } = createCloudOver(buildSettings(fake.url));
  const { reply } = await ai.ask('tailorResume', {
    resume,
    job: {
      title: 'SRE',
      mustHave: ['Kubernetes', 'Terraform'],
      niceToHave: [],
      responsibilities: [],
    },
    language: 'en',
  });
  expect(reply.skills).toEqual(['Kubernetes', 'Go']);
  expect(reply.proposals).toEqual([
    {
      path,
      line: 2,
      before: bullet,
      after: bullet.replace('k8s', 'Kubernetes'),
      changes: [
        {
          kind: 'term',
          start: 28,
          end: 31,
          text: 'Kubernetes',
          proofs: [{ ...proof, line: null }],
        },
      ],
    },
  ]);
  expect(JSON.stringify(fake.seen[0]?.body)).not.toMatch(/Ana|Ruiz|mail\.example/);
});
