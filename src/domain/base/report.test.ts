import { afterEach, expect, it } from 'vitest';
import { Fault } from './fault.ts';
import {
  dropWaitingReports,
  findLocation,
  readFaultReport,
  reportFault,
  setReporter,
  type FaultReport,
} from './report.ts';

afterEach(() => {
  setReporter(null);
  dropWaitingReports();
});

it('tells the code, the kind of error and its place in the build, and no word of it', () => {
  const broken = new TypeError('Cannot read “Ana Pérez” of undefined');
  broken.stack = `TypeError: Ana Pérez\n    at f (https://hirely.example/assets/CandidatePage-B3x_9.js:1:2345)`;
  const report = readFaultReport(broken);
  expect(report).toEqual({
    code: 'unknown',
    error: 'TypeError',
    location: 'CandidatePage-B3x_9.js:1:2345',
  });
  expect(JSON.stringify(report)).not.toContain('Ana');
});

it('names the code of the SDK instead of its class', () => {
  const cause = Object.assign(new Error('…'), { code: 'storage/unauthorized' });
  expect(readFaultReport(new Fault('permissionDenied', { cause }))).toMatchObject({
    code: 'permissionDenied',
    error: 'storage.unauthorized',
  });
});

it('keeps what people are told of themselves or their line to itself', () => {
  for (const code of ['offline', 'wrongCredentials', 'fileTooLarge', 'readOnly'] as const)
    expect(readFaultReport(new Fault(code))).toBeNull();
});

it('finds no place in a stack that is not of the build', () => {
  expect(findLocation('at chrome-extension://abc/content.js:1:2')).toBeNull();
  expect(findLocation(undefined)).toBeNull();
});

it('hands over what waited, the latest ten, and then each at once', () => {
  const heard: FaultReport[] = [];
  for (let n = 0; n < 12; n += 1) reportFault(Object.assign(new Error('x'), { name: `E${n}` }));
  setReporter((fault) => heard.push(fault));
  expect(heard.map(({ error }) => error)).toEqual(
    Array.from({ length: 10 }, (_, n) => `E${n + 2}`),
  );
  reportFault(new RangeError('x'));
  expect(heard).toHaveLength(11);
});

it('forgets what waited where nobody is going to listen', () => {
  const heard: FaultReport[] = [];
  reportFault(new RangeError('x'));
  dropWaitingReports();
  setReporter((fault) => heard.push(fault));
  expect(heard).toEqual([]);
});
