/** How many tests passed and failed, added up over several runners. */
export interface Tally {
  passed: number;
  failed: number;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/**
 * Reads Vitest's JSON report. A file that could not be loaded has no test in it, and a crashed
 * runner no report: both count as one failure, so that the sum never hides them.
 */
export function readTally(readReport: () => string, exitCode: number): Tally {
  let report: VitestReport;
  try {
    report = JSON.parse(readReport()) as VitestReport;
  } catch {
    return { passed: 0, failed: 1 };
  }
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
  };
}
