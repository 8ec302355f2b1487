import { describe, expect, it } from 'vitest';
import { chooseEmulator, type Found, javaMajor, newestJar } from './emulatorChoice.ts';

const nothing: Found = {
  java: undefined,
  firebaseJar: undefined,
  firebaseRulesJar: undefined,
  gcloudJar: undefined,
};
const java = (major: number) => ({ command: 'java', major });

describe('choosing an emulator', () => {
  it('prefers the download of firebase-tools where Java is new enough for it', () => {
    const choice = chooseEmulator({
      ...nothing,
      java: java(21),
      firebaseJar: 'f.jar',
      gcloudJar: 'g.jar',
    });
    expect(choice).toMatchObject({
      firestoreJar: 'f.jar',
      description: expect.stringContaining('firebase-tools'),
    });
  });

  it("takes the Google Cloud CLI's where Java is older", () => {
    const choice = chooseEmulator({
      ...nothing,
      java: java(17),
      firebaseJar: 'f.jar',
      gcloudJar: 'g.jar',
    });
    expect(choice).toMatchObject({
      firestoreJar: 'g.jar',
      description: expect.stringContaining('Google Cloud CLI'),
    });
  });

  it('looks for the rules engine first where it is known to be', () => {
    const choice = chooseEmulator({
      java: java(21),
      firebaseJar: 'f.jar',
      firebaseRulesJar: 'r.jar',
      gcloudJar: 'g.jar',
    });
    expect(choice).toMatchObject({ engineJars: ['g.jar', 'r.jar', 'f.jar'] });
  });

  it.each([
    ['no Java', { ...nothing, gcloudJar: 'g.jar' }, /install it .*openjdk-17/],
    [
      'Java too old for any',
      { ...nothing, java: java(8), gcloudJar: 'g.jar' },
      /needs Java 11 .*version 8/,
    ],
    [
      'Java too old for the download',
      { ...nothing, java: java(17), firebaseJar: 'f.jar' },
      /needs Java 21 .*version 17/,
    ],
    [
      'no emulator',
      { ...nothing, java: java(17) },
      /gcloud components install cloud-firestore-emulator/,
    ],
  ])('names in one sentence what to install: %s', (_, found, sentence) => {
    const choice = chooseEmulator(found);
    expect(choice).toEqual({ problem: expect.stringMatching(sentence) });
    expect(JSON.stringify(choice)).not.toContain('\\n');
  });
});

describe('reading what a machine has', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_402"', 8],
    ['command not found', undefined],
  ])('knows the version of Java: %s', (printed, major) => {
    expect(javaMajor(printed)).toBe(major);
  });

  it('takes the newest of several jars by number, not by letter', () => {
    const names = [
      'cloud-firestore-emulator-v1.9.2.jar',
      'cloud-firestore-emulator-v1.22.0.jar',
      'cloud-firestore-emulator-v1.19.8.jar',
      'cloud-storage-rules-runtime-v9.0.0.jar',
      'cloud-firestore-emulator-v9.0.0.zip',
    ];
    expect(newestJar(names, 'cloud-firestore-emulator')).toBe(
      'cloud-firestore-emulator-v1.22.0.jar',
    );
    expect(newestJar(names, 'ui')).toBeUndefined();
  });
});
