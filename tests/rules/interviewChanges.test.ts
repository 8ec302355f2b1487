// The shape of a published job, and what is changed of it later.
import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { countInterview } from './documents/companies.ts';
import { interview, origin } from './documents/jobs.ts';
import { closedJob, job, org, sketch } from './documents/paths.ts';
import { ahead, days, now } from './documents/times.ts';
import { editors, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}/interviews/{i}', () => {
  describe('the shape of a published interview', () => {
    const make =
      (more: Data, id = 'new') =>
      () =>
        commit(
          world.as('recruiter'),
          patch(org, countInterview('remy', id)),
          put(`${org}/interviews/${id}`, interview('remy', more)),
        );

    it('holds what a job interview holds', () =>
      world.accepts({
        'a draft': make({}),
        'only what is needed': () =>
          commit(
            world.as('recruiter'),
            patch(org, countInterview('remy', 'new')),
            put(`${org}/interviews/new`, {
              title: 'Gardener',
              type: 'chat',
              status: 'draft',
              questionIds: [],
              retakes: 0,
              durationMinutes: 30,
              slots: { videos: 0, documents: 0 },
              createdBy: 'remy',
              createdAt: now(),
              updatedAt: now(),
              rev: 1,
            }),
          ),
        'a long description': make({ description: 'x'.repeat(30_000) }),
        'an end': make({ closesAt: ahead(days(9)) }),
        'retakes of single questions': make({ ownRetakes: { q1: 0, q2: 5 } }),
        'retakes of no question': make({ ownRetakes: {} }),
        'words to be found by': make({ terms: ['ga', 'gar', 'gardener'] }),
        'no origin': make({ origin: null, rubricVersion: null, level: null, closesAt: null }),
      }));

    it('holds nothing else', () =>
      world.refuses({
        'no title': make({ title: '' }),
        'a longer description': make({ description: 'x'.repeat(30_001) }),
        'another type': make({ type: 'duel' }),
        'questions that are numbers': make({ questionIds: [1, 2] }),
        'questions with odd ids': make({ questionIds: ['q1_f1'] }),
        'too many questions': make({ questionIds: Array.from({ length: 51 }, (_, n) => `q${n}`) }),
        'no time': make({ durationMinutes: 0 }),
        'half a minute': make({ durationMinutes: 1.5 }),
        'eleven retakes': make({ retakes: 11 }),
        'six retakes of one question': make({ ownRetakes: { q1: 6 } }),
        'retakes of a question that is not there': make({ ownRetakes: { q9: 1 } }),
        'retakes in words': make({ ownRetakes: { q1: 'few' } }),
        'half a retake': make({ ownRetakes: { q1: 0.5 } }),
        'less than no retake': make({ ownRetakes: { q1: -1 } }),
        'retakes as a list': make({ ownRetakes: [1] }),
        'retakes as nothing': make({ ownRetakes: null }),
        'negative slots': make({ slots: { videos: -1, documents: 0 } }),
        'missing slots': make({ slots: { videos: 1 } }),
        'other slots': make({ slots: { videos: 1, documents: 1, rockets: 1 } }),
        'a rubric version that is none': make({ rubricVersion: 'v1' }),
        'an origin with more': make({ origin: { ...origin(), prompt: 'x' } }),
        'a skill that is a number': make({ mustHave: [1] }),
        'too many skills': make({ niceToHave: Array<string>(31).fill('x') }),
        'too many words to be found by': make({ terms: Array<string>(301).fill('ga') }),
        'a long word to be found by': make({ terms: ['x'.repeat(61)] }),
        'a number to be found by': make({ terms: [1] }),
        'a long level': make({ level: 'x'.repeat(61) }),
        'an end in words': make({ closesAt: 'soon' }),
        'a score': make({ score: 1 }),
        'in the name of others': make({ createdBy: 'olive' }),
        'an old birthday': make({ createdAt: new Date(0) }),
        'a second revision': make({ rev: 2 }),
        'an odd id': make({}, 'a.b'),
      }));
  });

  describe('later', () => {
    const edit =
      (path: string, more: Data, who: Who = 'recruiter') =>
      () =>
        updateDoc(doc(world.as(who), path), { updatedAt: now(), rev: 2, ...more });

    it('is edited by editors', () =>
      world.only(editors, (_, __, who) =>
        edit(
          job,
          {
            title: 'Head gardener',
            terms: ['he', 'hea', 'head'],
            description: 'More.',
            closesAt: ahead(days(5)),
          },
          who,
        )(),
      ));

    it('moves through its states', () =>
      world.accepts({
        'draft to open': edit(sketch, { status: 'open' }),
        'draft to archive': edit(sketch, { status: 'archived' }),
        'open to closed': edit(job, { status: 'closed' }),
        'closed to open, without an end': edit(closedJob, {
          status: 'open',
          closesAt: deleteField(),
        }),
        'closed to archive': edit(closedJob, { status: 'archived' }),
        'a draft changed': edit(sketch, {
          questionIds: ['q1', 'q2', 'q3'],
          durationMinutes: 90,
          retakes: 0,
          slots: { videos: 1, documents: 1 },
          level: 'Junior',
          mustHave: ['Soil'],
          rubricVersion: 'cd'.repeat(32),
        }),
      }));

    it('changes state in no other way', () =>
      world.refuses({
        'open to archive': edit(job, { status: 'archived' }),
        'open to draft': edit(job, { status: 'draft' }),
        'out of the archive': async () => {
          await world.arrange(patch(sketch, { status: 'archived' }));
          return edit(sketch, { status: 'open' })();
        },
        'open without questions': async () => {
          await world.arrange(patch(sketch, { questionIds: [] }));
          return edit(sketch, { status: 'open' })();
        },
        'a lost update': edit(job, { title: 'x', rev: 1 }),
        'a leap': edit(job, { title: 'x', rev: 3 }),
        'another type': edit(sketch, { type: 'chat' }),
        'another author': edit(sketch, { createdBy: 'ada' }),
        'more slots than were reserved': edit(sketch, { slots: { videos: 3, documents: 1 } }),
        'while the company is suspended': async () => {
          await world.arrange(patch(org, { status: 'suspended' }));
          return edit(job, { title: 'x' })();
        },
      }));

    it('cannot change what candidates are scored by', () =>
      world.refuses({
        questions: edit(job, { questionIds: ['q1'] }),
        time: edit(job, { durationMinutes: 90 }),
        retakes: edit(job, { retakes: 3 }),
        'retakes of a question': edit(job, { ownRetakes: { q1: 3 } }),
        slots: edit(job, { slots: { videos: 1, documents: 1 } }),
        'rubric version': edit(job, { rubricVersion: 'cd'.repeat(32) }),
        origin: edit(job, { origin: null }),
        'must-have': edit(job, { mustHave: [] }),
        'nice-to-have': edit(job, { niceToHave: ['x'] }),
        level: edit(job, { level: 'Junior' }),
        'a rubric version taken away': edit(job, { rubricVersion: deleteField() }),
        'questions of a closed one': edit(closedJob, { questionIds: ['q1'] }),
      }));
  });
});
