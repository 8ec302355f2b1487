// The tiers of the platform.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { tier } from './documents/companies.ts';
import { everyRole, signedIn } from './people.ts';
import { World, denied } from './world.ts';
import type { Data } from './writes.ts';

const world = new World();
const path = 'tierConfigurations/pro';
const save =
  (more: Data, at = path) =>
  () =>
    setDoc(doc(world.as('superAdmin'), at), tier('saga', more));
const limits = { licenses: 1, interviews: 1, candidates: 1, videos: 1, documents: 1 };
const features = {
  customBranding: true,
  advancedAnalytics: true,
  apiAccess: true,
  prioritySupport: true,
};

describe('tierConfigurations/{t}', () => {
  it('is read by its name by anybody, for the pricing page', () =>
    world.readers(everyRole, (db) => getDoc(doc(db, path))));

  it('is listed by anybody signed in', () =>
    world.readers(signedIn, (db) => getDocs(collection(db, 'tierConfigurations'))));

  it('keeps its drafts and its history to super admins', async () => {
    await world.readers(['superAdmin'], (db) => getDoc(doc(db, 'tierDrafts/pro')));
    await world.readers(['superAdmin'], (db) => getDoc(doc(db, `${path}/versions/1`)));
  });

  it('is written by super admins', () =>
    world.only(['superAdmin'], (db, uid) => setDoc(doc(db, path), tier(uid))));

  it('is deleted by super admins, except the default tier', async () => {
    await world.only(['superAdmin'], (db) => deleteDoc(doc(db, path)));
    await denied(deleteDoc(doc(world.as('superAdmin'), 'tierConfigurations/default_free')));
  });

  it('has limits, features, and optionally a price', async () => {
    await world.accepts({
      'without a price': save({}),
      'with none': save({ price: null }),
      'with a price': save({ price: { monthly: 49.5, annual: 490, currency: 'EUR' } }),
      'for free': save({ price: { monthly: 0, annual: 0, currency: 'USD' } }),
      'without limits': save({
        limits: {
          licenses: 1_000_000_000,
          interviews: 1_000_000_000,
          candidates: 1_000_000_000,
          videos: 1_000_000_000,
          documents: 1_000_000_000,
        },
      }),
      'a new one': save({}, 'tierConfigurations/default_team'),
    });
    await world.refuses({
      'a negative limit': save({ limits: { ...limits, licenses: -1 } }),
      'more than without limits': save({ limits: { ...limits, candidates: 1_000_000_001 } }),
      'a limit so large that it should be none': save({
        limits: { ...limits, candidates: 987_654_321 },
      }),
      'half a licence': save({ limits: { ...limits, licenses: 1.5 } }),
      'a missing limit': save({ limits: { licenses: 1, interviews: 1, candidates: 1, videos: 1 } }),
      'another limit': save({ limits: { ...limits, rockets: 1 } }),
      'a missing feature': save({ features: { customBranding: true } }),
      'another feature': save({ features: { ...features, backdoor: true } }),
      'a feature that is no switch': save({ features: { ...features, apiAccess: 'yes' } }),
      'a negative price': save({ price: { monthly: -1, annual: 1, currency: 'EUR' } }),
      'a price that is none': save({ price: { monthly: Number.NaN, annual: 1, currency: 'EUR' } }),
      'a price without a currency': save({ price: { monthly: 1, annual: 1 } }),
      'a currency in words': save({ price: { monthly: 1, annual: 1, currency: 'euro' } }),
      'a price with more': save({ price: { monthly: 1, annual: 1, currency: 'EUR', weekly: 1 } }),
      'no name': save({ name: '' }),
      'in the name of others': save({ updatedBy: 'olive' }),
      'a time of its own': save({ updatedAt: new Date(0) }),
      'another field': save({ secret: 1 }),
      'an odd id': save({}, 'tierConfigurations/Pro Max'),
    });
  });
});
