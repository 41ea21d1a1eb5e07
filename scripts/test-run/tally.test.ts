import { expect, it } from 'vitest';
import { addTallies, readTally } from './tally.ts';

const report =
  (passed: number, failed: number, broken = 0) =>
  () =>
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      testResults: Array.from({ length: broken }, () => ({
        status: 'failed',
        assertionResults: [],
      })),
    });

it('adds the runners up', () => {
  expect(addTallies([readTally(report(3, 0), 0), readTally(report(2, 1), 1)])).toEqual({
    passed: 5,
    failed: 1,
  });
});

it('counts a file that could not be loaded as a failure', () => {
  expect(readTally(report(3, 0, 2), 1)).toEqual({ passed: 3, failed: 2 });
});

it('counts a runner that failed without a failed test, or without a report, as a failure', () => {
  expect(readTally(report(3, 0), 1)).toEqual({ passed: 3, failed: 1 });
  expect(readTally(() => '', 0)).toEqual({ passed: 0, failed: 1 });
});
